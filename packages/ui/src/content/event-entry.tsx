import { isOver, type Span, spanLabel } from '@pesantren/content/calendar/event-moments';
import { parseDate } from '@pesantren/content/dates';
import { messages } from '@pesantren/content/messages';
import { type ReactNode, use } from 'react';
import { Badge } from '../controls/badge.tsx';
import { languageOf } from '../rich-text/arabic.ts';
import { InlineText } from '../rich-text/inline-text.tsx';
import { UiContext } from '../ui-context.ts';
import { DateStamp } from './date-stamp.tsx';

/** The facts of an event; `time` are hours in words, of one whose times have none. */
export type ShownEvent = Span & {
  title: string;
  place: string;
  note: string;
  category: string;
  cancelled: boolean;
  time?: string;
};

type EventEntryProps = {
  event: ShownEvent;
  now: Date;
  /** Its own page. */
  href: string;
  /** The actions beside it. */
  children?: ReactNode;
};

/** An event in a list, led by its first day; one that was cancelled is struck through and says so, as does what is over. */
export function EventEntry({ event, now, href, children }: EventEntryProps) {
  const { title, starts, place, note, category, cancelled, time = '' } = event;
  const { clock } = use(UiContext);
  const first = parseDate(starts, clock);
  const when = [spanLabel(event, clock), time, place].filter(Boolean).join(', ');
  const name = <InlineText text={title || messages.untitled} />;
  return (
    <article className="border-default bg-card rounded-card flex overflow-hidden border tight:flex-col">
      <DateStamp
        text={first ? clock.isoDay(first) : ''}
        className="border-default border-r tight:border-r-0 tight:border-b"
      />
      <div className="min-w-0 grow px-3.5 pt-3 pb-1.5 md:px-5 md:pt-4">
        <p className="flex flex-wrap gap-1.5 empty:hidden">
          {cancelled && <Badge tone="danger">Dibatalkan</Badge>}
          {category && <Badge>{category}</Badge>}
          {isOver(event, now, clock) && <Badge tone="plain">Sudah lewat</Badge>}
        </p>
        <h3
          className="text-body font-strong mt-1.5 leading-snug tracking-tight"
          {...languageOf(title)}
        >
          <a
            href={href}
            className="decoration-accent decoration-2 underline-offset-4 hover:underline"
          >
            {cancelled ? <s>{name}</s> : name}
          </a>
        </h3>
        <p className="text-small font-medium mt-0.5 leading-snug tabular-nums wrap-anywhere">
          <InlineText text={when} />
        </p>
        {note && (
          <p
            className="text-small text-muted mt-1.5 max-w-[62ch] leading-normal whitespace-pre-line wrap-anywhere"
            {...languageOf(note)}
          >
            <InlineText text={note} />
          </p>
        )}
        <p className="flex flex-wrap gap-x-4">{children}</p>
      </div>
    </article>
  );
}
