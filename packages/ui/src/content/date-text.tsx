import { parseOnlyDate, schoolClock } from '@pesantren/content/dates';

/**
 * A date in words, `18 Agustus 2025`. Free text without a day is shown as it is, figures without one
 * (`0000-00-00`) as a dash.
 */
export function DateText({ text }: { text: string }) {
  const day = parseOnlyDate(text, schoolClock());
  if (day) return <time dateTime={schoolClock().isoDay(day)}>{schoolClock().formatDate(day)}</time>;
  return /\p{L}/u.test(text) ? text : text && '–';
}
