import { formatDate, isoDay, parseDate } from '@pesantren/content/dates';
import { formatHijri } from '@pesantren/content/hijri';

/**
 * A date as a stamp: the day large, month and year, below it the Hijri date. A text without a day is shown as it
 * is, one without words not at all.
 */
export function DateStamp({ text, className = '' }: { text: string; className?: string }) {
  const instant = parseDate(text);
  const box = `bg-primary-faint text-primary-strong flex w-21.5 tight:w-auto shrink-0 flex-col items-center px-1 py-3 text-center leading-tight md:py-3.5 tabular-nums ${className}`;
  if (!instant) {
    if (!hasWords(text)) return null;
    return <p className={`${box} font-strong text-[.75rem] wrap-anywhere`}>{text}</p>;
  }
  const [day, month, year] = formatDate(instant).split(' ');
  // The year stays in one piece.
  const hijri = formatHijri(instant)?.replace(/ (?=H$)/, '\u00a0');
  return (
    <p className={box}>
      <time dateTime={isoDay(instant)}>
        <span className="font-heading block text-[1.75rem] leading-none tracking-tight">{day}</span>{' '}
        <span className="text-default font-strong mt-1 block text-[.75rem]">{month}</span>{' '}
        <span className="text-default block text-[.75rem]">{year}</span>
      </time>
      {hijri && <span className="text-muted mt-1.5 block text-[.75rem] hyphens-none">{hijri}</span>}
    </p>
  );
}

function hasWords(text: string): boolean {
  return /\p{L}/u.test(text);
}
