import { discountedFee, periodOf, waveAt } from '@pesantren/content/admission';
import type { Clock } from '@pesantren/content/clock';
import type { Wave } from '@pesantren/content/facts';
import { formatNumber, formatRupiah } from '@pesantren/content/numbers';
import { Badge } from '@pesantren/ui/controls/badge';
import { spansOf } from '../../components/coming-week.ts';
import { useClock } from '../../services.ts';

type WaveColumnProps = {
  heading: 'h3' | 'h4';
  wave: Wave;
  /** The period shown, in which the wave neither opens nor closes. */
  from: Date;
  until: Date;
};

/** A wave as a column of the comparison, on phones three lines; the bar at its top shows the time passed. */
export function WaveColumn({ heading, wave, from, until }: WaveColumnProps) {
  const Heading = heading;
  const { name, discount, quota } = wave;
  const clock = useClock();
  const open = waveAt(wave, from, clock).kind === 'open';
  const days = spansOf({ from, until }, clock, (now) => restOf(wave, now, clock));
  return (
    <li
      className={`relative grid grid-cols-[1fr_auto] items-baseline gap-x-2 px-3.5 pt-4.5 pb-3.5 md:flex md:flex-col md:items-start md:p-7 md:pt-8 tight:flex tight:flex-col ${open ? 'bg-primary-faint' : 'bg-card'}`}
    >
      <span aria-hidden="true" className="bg-(--border) absolute inset-x-0 top-0 h-1">
        {days.map(({ from: day, timed: { key, ...timed } }) => (
          <span
            key={key}
            {...timed}
            className="bg-primary block h-full"
            style={{ width: `${shareOf(wave, day, clock) * 100}%` }}
          />
        ))}
      </span>
      <p>
        <Badge tone={open ? 'primary' : 'plain'}>{open ? 'Dibuka' : 'Belum dibuka'}</Badge>
      </p>
      <Heading className="text-lead col-start-1 mt-1.5 leading-snug md:mt-3">{name}</Heading>
      <p className="max-md:contents md:mt-4 md:mb-6">
        {discount > 0 && (
          <span
            className={`text-lead md:text-h3 font-heading col-start-2 block text-end leading-snug tabular-nums md:text-start ${open ? 'text-primary-strong' : ''}`}
          >
            {formatRupiah(discount)}
          </span>
        )}
        <span className="text-mini text-muted col-start-2 row-start-3 text-end md:text-small md:text-start">
          {discount ? `potongan ${discountedFee}` : 'tanpa potongan'}
        </span>
      </p>
      <p
        className={`text-mini border-tinted tabular-nums max-md:contents md:text-small md:mt-auto md:flex md:flex-wrap md:justify-between md:self-stretch md:border-t md:border-dashed md:pt-4`}
      >
        <span className="col-start-1 row-start-3">
          {periodOf(wave)}
          {quota && <span className="block">kuota {formatNumber(quota)} santri</span>}
        </span>
        <strong className="font-strong text-primary-strong text-small col-start-2 row-start-1 text-end">
          {days.map(({ value: rest, timed: { key, ...timed } }) => (
            <span key={key} {...timed}>
              {rest}
            </span>
          ))}
        </strong>
      </p>
    </li>
  );
}

/** Returns in words how long a wave is still open, or takes to open. */
function restOf(wave: Wave, now: Date, clock: Clock): string {
  const state = waveAt(wave, now, clock);
  if (state.kind === 'closed') return '';
  if (state.kind === 'open')
    return state.daysLeft ? `sisa ${state.daysLeft} hari` : 'hari terakhir';
  return state.daysToGo === 1 ? 'besok' : `${state.daysToGo} hari lagi`;
}

/** Returns the part of a wave that is over, 0 to 1. */
function shareOf(wave: Wave, now: Date, clock: Clock): number {
  const state = waveAt(wave, now, clock);
  return state.kind === 'open' ? state.share : 0;
}
