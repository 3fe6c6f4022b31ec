import { isFuture, parseDate } from '@pesantren/content/dates';
import { DateText } from './date-text.tsx';

/**
 * The day of an announcement or an article, said to be that of its publication: nobody is to come on it
 * (docs/spec.md#f-87). A day that is still to come, and free text, stand as they are.
 */
export function PublishedText({ text }: { text: string }) {
  const day = parseDate(text);
  const isPublication = day !== null && !isFuture(day);
  return (
    <>
      {isPublication && 'Diterbitkan '}
      <DateText text={text} />
    </>
  );
}
