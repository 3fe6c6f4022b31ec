import { placesOf, type SearchWord } from '@pesantren/api-client/contract/lists/search-words';
import { DateText } from '@pesantren/ui/content/date-text';
import { Picture } from '@pesantren/ui/content/picture';
import { PublishedText } from '@pesantren/ui/content/published-text';
import { Badge } from '@pesantren/ui/controls/badge';
import { languageOf } from '@pesantren/ui/rich-text/arabic';
import { InlineText } from '@pesantren/ui/rich-text/inline-text';
import type { ReactNode } from 'react';
import type { ShownResult } from './shown-result.ts';

/** A result of the search: what it is, its title, and the place where the words stand. */
export function Result({ result, words }: { result: ShownResult; words: readonly SearchWord[] }) {
  const { kind, href, title, excerpt, image, fate } = result;
  const name = <MarkedText text={title} words={words} />;
  return (
    <li className="group relative flex gap-4 py-4 md:gap-6">
      <div className="min-w-0 grow">
        <p className="text-mini text-muted flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Badge>{kind}</Badge>
          <When result={result} />
          {fate === 'cancelled' && <Badge tone="danger">Dibatalkan</Badge>}
          {fate === 'expired' && <Badge tone="plain">Sudah berakhir</Badge>}
          {fate === 'over' && <Badge tone="plain">Sudah lewat</Badge>}
        </p>
        <h2 {...languageOf(title)} className="text-body mt-1.5 leading-snug tracking-tight">
          <a
            href={href}
            className="decoration-accent decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {fate === 'cancelled' ? <s>{name}</s> : name}
          </a>
        </h2>
        {excerpt && (
          <p
            {...languageOf(excerpt)}
            className="above-link text-small text-muted mt-1 line-clamp-3 leading-normal"
          >
            <MarkedText text={excerpt} words={words} />
          </p>
        )}
      </div>
      {image && (
        <Picture
          src={image}
          alt=""
          width={96}
          height={72}
          sizes="96px"
          className="rounded-control h-18 w-24 shrink-0 tight:hidden"
        />
      )}
    </li>
  );
}

/** The days of an event, else the day of an achievement, or that of publication. */
function When({ result: { when, date, isEvent } }: { result: ShownResult }) {
  if (when) return when;
  if (!date) return null;
  return isEvent ? <DateText text={date} /> : <PublishedText text={date} />;
}

/** A line of text in which the words of a search are marked, as they are written there. */
function MarkedText({ text, words }: { text: string; words: readonly SearchWord[] }) {
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const place of placesOf(text, words)) {
    pieces.push(<InlineText key={`before ${place.start}`} text={text.slice(end, place.start)} />);
    pieces.push(
      <mark key={place.start} className="bg-primary-soft text-primary-strong rounded-[3px]">
        {text.slice(place.start, place.end)}
      </mark>,
    );
    end = place.end;
  }
  return [...pieces, <InlineText key="rest" text={text.slice(end)} />];
}
