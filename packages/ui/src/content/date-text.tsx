import { parseOnlyDate } from '@pesantren/content/dates';
import { use } from 'react';
import { UiContext } from '../ui-context.ts';

/**
 * A date in words, `18 Agustus 2025`. Free text without a day is shown as it is, figures without one
 * (`0000-00-00`) as a dash.
 */
export function DateText({ text }: { text: string }) {
  const { clock } = use(UiContext);
  const day = parseOnlyDate(text, clock);
  if (day) return <time dateTime={clock.isoDay(day)}>{clock.formatDate(day)}</time>;
  return /\p{L}/u.test(text) ? text : text && '–';
}
