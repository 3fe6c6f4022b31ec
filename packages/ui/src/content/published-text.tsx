import { parseOnlyDate } from '@pesantren/content/dates';
import { publishedWord } from '@pesantren/content/published-word';
import { use } from 'react';
import { UiContext } from '../ui-context.ts';
import { DateText } from './date-text.tsx';

/** The day of an announcement or an article, said to be that of its publication. */
export function PublishedText({ text }: { text: string }) {
  const { clock } = use(UiContext);
  return (
    <>
      {publishedWord(parseOnlyDate(text, clock), clock)}
      <DateText text={text} />
    </>
  );
}
