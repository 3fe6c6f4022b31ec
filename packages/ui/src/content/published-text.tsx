import { parseOnlyDate, schoolClock } from '@pesantren/content/dates';
import { publishedWord } from '@pesantren/content/published-word';
import { DateText } from './date-text.tsx';

/** The day of an announcement or an article, said to be that of its publication. */
export function PublishedText({ text }: { text: string }) {
  return (
    <>
      {publishedWord(parseOnlyDate(text, schoolClock()), schoolClock())}
      <DateText text={text} />
    </>
  );
}
