import { daysBetween, discountedFee, periodOf, waveAt } from '@pesantren/content/admission';
import { admissionStatus } from '@pesantren/content/admission-status';
import type { Clock } from '@pesantren/content/clock';
import type { Facts, Wave } from '@pesantren/content/facts';
import { formatRupiah } from '@pesantren/content/numbers';
import { IconCalendarPlus } from '@tabler/icons-react';
import { spansOf, useComingWeek } from '../../components/coming-week.ts';
import { TextLink } from '../../components/text-link.tsx';
import { paths } from '../../paths.ts';
import { useClock } from '../../services.ts';
import { AdmissionNotice } from './admission-notice.tsx';
import { WaveColumn } from './wave-column.tsx';

type AdmissionFacts = Pick<Facts, 'waves' | 'requirements'>;

type WaveBoardProps = { heading: 'h2' | 'h3'; facts: AdmissionFacts };

/**
 * The admission waves: open and coming ones side by side with discount and period, closed ones a line each; beforehand
 * also as they will be within the week.
 */
export function WaveBoard({ heading, facts }: WaveBoardProps) {
  const Heading = heading;
  const { waves } = facts;
  const week = useComingWeek();
  const clock = useClock();
  const kindsAt = (now: Date) =>
    waves.map((wave) => (isPast(wave, now, clock) ? 'past' : waveAt(wave, now, clock).kind)).join();
  const allClosed = (now: Date) => waves.every((wave) => isClosed(wave, now, clock));
  return (
    <section aria-labelledby="gelombang" className="mt-6 md:mt-20">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 md:mb-6">
        <Heading id="gelombang" className="text-lead md:text-h3">
          Gelombang pendaftaran
        </Heading>
        {spansOf(week, clock, allClosed).map(
          ({ value: closed, timed: { key, ...timed } }) =>
            !closed && (
              <div key={key} {...timed}>
                <TextLink
                  href={paths.calendar}
                  className="decoration-accent decoration-2 print:hidden"
                >
                  <IconCalendarPlus className="size-5 shrink-0" aria-hidden="true" />
                  Simpan tanggalnya di kalender
                </TextLink>
              </div>
            ),
        )}
      </div>
      {spansOf(week, clock, kindsAt).map(({ from, until, timed: { key, ...timed } }) => (
        <div key={key} {...timed}>
          <Waves heading={heading === 'h2' ? 'h3' : 'h4'} facts={facts} from={from} until={until} />
        </div>
      ))}
    </section>
  );
}

function isClosed(wave: Wave, now: Date, clock: Clock): boolean {
  return waveAt(wave, now, clock).kind === 'closed';
}

/** Days after its end for which a wave is still told in full: families ask what its discount was. */
const toldFor = 60;

/** True once a wave is history, told in a line that opens. */
function isPast({ closes }: Wave, now: Date, { isoDay }: Clock): boolean {
  return daysBetween(closes, isoDay(now)) > toldFor;
}

const keyOf = ({ name, opens, closes }: Wave) => `${name} ${opens} ${closes}`;

type WavesProps = { heading: 'h3' | 'h4'; facts: AdmissionFacts; from: Date; until: Date };

/** The waves during a period in which none opens or closes. */
function Waves({ heading, facts, from, until }: WavesProps) {
  const { waves } = facts;
  const clock = useClock();
  const past = waves.filter((wave) => isPast(wave, from, clock));
  const closed = waves.filter((wave) => isClosed(wave, from, clock) && !isPast(wave, from, clock));
  const current = waves.filter((wave) => !isClosed(wave, from, clock));
  return (
    <>
      <AdmissionNotice status={admissionStatus(facts, from, clock)} />
      {current.length > 0 && (
        <ul className="border-default divide-default rounded-card mt-3 grid divide-y overflow-hidden border md:mt-4 md:auto-cols-fr md:grid-flow-col md:divide-x md:divide-y-0">
          {current.map((wave) => (
            <WaveColumn key={keyOf(wave)} heading={heading} wave={wave} from={from} until={until} />
          ))}
        </ul>
      )}
      {closed.length > 0 && (
        <div className="mt-3 md:mt-4">
          <p className="text-small">Sudah ditutup, potongan {discountedFee} waktu itu:</p>
          <ClosedWaves heading={heading} waves={closed} />
        </div>
      )}
      {past.length > 0 && (
        <details className="mt-2 md:mt-3">
          <summary className="text-small min-h-target cursor-pointer content-center">
            {past.length} gelombang yang sudah lama ditutup
          </summary>
          <ClosedWaves heading={heading} waves={past} />
        </details>
      )}
    </>
  );
}

function ClosedWaves({ heading, waves }: { heading: 'h3' | 'h4'; waves: readonly Wave[] }) {
  return (
    <ul className="divide-default divide-y">
      {waves.map((wave) => (
        <ClosedWave key={keyOf(wave)} heading={heading} wave={wave} />
      ))}
    </ul>
  );
}

function ClosedWave({ heading, wave }: { heading: 'h3' | 'h4'; wave: Wave }) {
  const Heading = heading;
  const { name, discount } = wave;
  return (
    <li className="text-mini text-muted md:text-small max-md:tracking-tight grid grid-cols-[1fr_6.1rem_7.5rem] gap-x-1.5 py-2 leading-normal tabular-nums md:grid-cols-3 md:py-2.5 tight:grid-cols-1">
      <p className="sr-only">Ditutup</p>
      <Heading className="font-strong leading-normal tracking-[inherit]">{name}</Heading>
      <p>{discount ? formatRupiah(discount) : 'tanpa potongan'}</p>
      <p className="text-end tight:text-start">{periodOf(wave)}</p>
    </li>
  );
}
