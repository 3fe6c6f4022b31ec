import { toldLabel } from '@pesantren/content/calendar/event-moments';
import { parseDate } from '@pesantren/content/dates';
import { messages } from '@pesantren/content/messages';
import { IconCalendarEvent } from '@tabler/icons-react';
import { use } from 'react';
import { Badge } from '../controls/badge.tsx';
import { languageOf } from '../rich-text/arabic.ts';
import { InlineText } from '../rich-text/inline-text.tsx';
import { UiContext } from '../ui-context.ts';
import { DateStamp } from './date-stamp.tsx';
import type { ShownEvent } from './event-entry.tsx';

/** An event on its page and in the preview, led by its first day. */
export function EventDetail({ event, now }: { event: ShownEvent; now: Date }) {
  const { title, starts, note, category, cancelled } = event;
  const { clock } = use(UiContext);
  const first = parseDate(starts, clock);
  const name = <InlineText text={title || messages.untitled} />;
  return (
    <article>
      <header className="mt-6 md:mt-8">
        <div className="flex items-start gap-5 tight:flex-col tight:items-stretch">
          {first && (
            <DateStamp
              text={clock.isoDay(first)}
              className="rounded-control border-default border"
            />
          )}
          <div className="min-w-0">
            <p className="flex flex-wrap gap-1.5 empty:hidden">
              {cancelled && <Badge tone="danger">Dibatalkan</Badge>}
              {category && <Badge>{category}</Badge>}
            </p>
            <p className="font-medium mt-2 flex items-center gap-2 tabular-nums">
              <IconCalendarEvent className="size-4.5 shrink-0" aria-hidden="true" />
              <span className="wrap-anywhere">
                <InlineText text={toldLabel(event, now, clock)} />
              </span>
            </p>
          </div>
        </div>
        <h1 className="text-h2 mt-6" {...languageOf(title)}>
          {cancelled ? <s>{name}</s> : name}
        </h1>
      </header>
      {note && (
        <p className="mt-6 whitespace-pre-line wrap-anywhere" {...languageOf(note)}>
          <InlineText text={note} />
        </p>
      )}
    </article>
  );
}
