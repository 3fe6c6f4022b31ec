import { placesOf, type SearchWord } from '@pesantren/api-client/contract/lists/search-words';
import { InlineText } from '@pesantren/ui/rich-text/inline-text';
import type { ReactNode } from 'react';

/** A line of text in which the words of a search are marked, as they are written there. */
export function MarkedText({ text, words }: { text: string; words: readonly SearchWord[] }) {
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
