import { formatDay } from '@pesantren/content/admission';
import { hijriDay, hijriWords } from '@pesantren/content/calendar/hijri';
import { placeOf } from '@pesantren/content/facts';
import { spansOf, useComingWeek } from '../../components/coming-week.ts';
import { Container } from '../../components/container.tsx';
import { useClock, useFacts } from '../../services.ts';
import { isAroundRamadan, prayerTimesOf, showsPrayerTimes } from './prayer-times.ts';

/** The times of prayer of the day, around Ramadan or all year (docs/spec.md#j-61); beforehand also of the days of the week. */
export function PrayerStrip() {
  const facts = useFacts();
  const clock = useClock();
  const days = spansOf(useComingWeek(), clock, (now) =>
    showsPrayerTimes(facts, now) ? clock.isoDay(now) : '',
  );
  return days.map(
    ({ value: day, from, timed: { key, ...timed } }) =>
      day && (
        <section
          key={key}
          {...timed}
          aria-label="Waktu salat"
          className="border-default border-t tabular-nums"
        >
          <PrayerTimesOf day={from} />
        </section>
      ),
  );
}

function PrayerTimesOf({ day }: { day: Date }) {
  const facts = useFacts();
  const clock = useClock();
  const hijri = hijriDay(day, clock, facts.hijri_months);
  const place = placeOf(facts.identity);
  const fasting = isAroundRamadan(facts, day);
  return (
    <Container className="py-3 md:flex md:items-center md:justify-between md:gap-x-6">
      <p className="text-small max-md:text-mini text-muted max-md:mb-2">
        {[
          ...(hijri ? [hijriWords(hijri) + (hijri.isEstimate ? ' (perkiraan)' : '')] : []),
          formatDay(clock.isoDay(day)),
          ...(place ? [place] : []),
          clock.name,
        ].join(' · ')}
      </p>
      <dl className="grid grid-cols-3 gap-x-4 gap-y-1.5 md:flex md:gap-x-6">
        {prayerTimesOf(facts, day).map(
          ({ name, time }) =>
            (fasting || name !== 'imsak') && (
              <div key={name}>
                <dt className="text-mini text-muted capitalize">{name}</dt>
                <dd className="font-strong">{time}</dd>
              </div>
            ),
        )}
      </dl>
    </Container>
  );
}
