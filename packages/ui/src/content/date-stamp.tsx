import { hijriDay, hijriWords } from '@pesantren/content/calendar/hijri';
import { parseOnlyDate } from '@pesantren/content/dates';
import { use } from 'react';
import { UiContext } from '../ui-context.ts';

type DateStampProps = {
  text: string;
  className?: string;
  /** On a phone day and month alone are seen: the year stands above, and rows of a list stay low. */
  isLow?: boolean;
};

/**
 * A date as a stamp: the day large, month and year, below it the Hijri date. A text without a day is shown as it
 * is, one without words not at all.
 */
export function DateStamp({ text, className = '', isLow = false }: DateStampProps) {
  const { hijriMonths, clock } = use(UiContext);
  const instant = parseOnlyDate(text, clock);
  const onWideScreens = isLow ? 'max-md:sr-only' : '';
  const size = isLow ? 'w-18 justify-center py-1.5 md:w-21.5 md:justify-start' : 'w-21.5 py-3';
  const box = `bg-primary-faint text-primary-strong flex tight:w-auto shrink-0 flex-col items-center px-1 ${size} text-center leading-tight md:py-3.5 tabular-nums ${className}`;
  if (!instant) {
    if (!hasWords(text)) return null;
    return <p className={`${box} font-strong text-[.75rem] wrap-anywhere`}>{text}</p>;
  }
  const [day, month, year] = clock.formatDate(instant).split(' ');
  const hijri = hijriDay(instant, clock, hijriMonths);
  return (
    <p className={box}>
      <time dateTime={clock.isoDay(instant)}>
        <span
          className={`font-heading block leading-none tracking-tight ${isLow ? 'text-[1.25rem] md:text-[1.75rem]' : 'text-[1.75rem]'}`}
        >
          {day}
        </span>{' '}
        <span className="text-default font-strong mt-1 block text-[.75rem]">{month}</span>{' '}
        <span className={`text-default block text-[.75rem] ${onWideScreens}`}>{year}</span>
      </time>
      {hijri && (
        <span className={`text-muted mt-1.5 block text-[.75rem] hyphens-none ${onWideScreens}`}>
          {/* The year stays in one piece. */}
          {hijriWords(hijri).replace(/ (?=H$)/, '\u00a0')}
          {hijri.isEstimate && <span className="block">perkiraan</span>}
        </span>
      )}
    </p>
  );
}

function hasWords(text: string): boolean {
  return /\p{L}/u.test(text);
}
