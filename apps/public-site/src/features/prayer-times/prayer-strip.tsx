import { formatDay } from '@pesantren/content/admission';
import { hijriDay, hijriWords } from '@pesantren/content/calendar/hijri';
import { schoolClock } from '@pesantren/content/dates';
import { placeOf } from '@pesantren/content/facts';
import { spansOf, useComingWeek } from '../../components/coming-week.ts';
import { Container } from '../../components/container.tsx';
import { useFacts } from '../../services.ts';
import { isAroundRamadan, prayerTimesOf, showsPrayerTimes } from './prayer-times.ts';

/** The times of prayer of the day, around Ramadan or all year (docs/spec.md#j-61); beforehand also of the days of the week. */
export function PrayerStrip() {
  const facts = useFacts();
  const days = spansOf(useComingWeek(), (now) =>
    showsPrayerTimes(facts, now) ? schoolClock().isoDay(now) : '',
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
  const hijri = hijriDay(day, schoolClock(), facts.hijri_months);
  const place = placeOf(facts.identity);
  const fasting = isAroundRamadan(facts, day);
  return (
    <Container className="py-3 md:flex md:items-center md:justify-between md:gap-x-6">
      <p className="text-small max-md:text-mini text-muted max-md:mb-2">
        {[
          ...(hijri ? [hijriWords(hijri) + (hijri.isEstimate ? ' (perkiraan)' : '')] : []),
          formatDay(schoolClock().isoDay(day)),
          ...(place ? [place] : []),
          schoolClock().name,
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
