import {
  discountedFee,
  type Gelombang,
  type GelombangState,
  periodOf,
} from '@pesantren/content/admission';
import { formatRupiah } from '@pesantren/content/numbers';
import { Badge } from '@pesantren/ui/controls/badge';

/** A wave that is open or still to come. */
type CurrentState = Exclude<GelombangState, { kind: 'closed' }>;

type GelombangColumnProps = { heading: 'h3' | 'h4'; wave: Gelombang; state: CurrentState };

/** A wave as a column of the comparison, on phones three lines; the bar at its top shows the time passed. */
export function GelombangColumn({ heading, wave, state }: GelombangColumnProps) {
  const Heading = heading;
  const { name, discount } = wave;
  const open = state.kind === 'open';
  const { word, rest, share } = toText(state);
  return (
    <li
      className={`relative grid grid-cols-[1fr_auto] items-baseline gap-x-2 px-3.5 pt-4.5 pb-3.5 md:flex md:flex-col md:items-start md:p-7 md:pt-8 tight:flex tight:flex-col ${open ? 'bg-primary-faint' : 'bg-card'}`}
    >
      <span aria-hidden="true" className="bg-(--border) absolute inset-x-0 top-0 h-1">
        <span className="bg-primary block h-full" style={{ width: `${share * 100}%` }} />
      </span>
      <p>
        <Badge tone={open ? 'primary' : 'plain'}>{word}</Badge>
      </p>
      <Heading className="text-lead col-start-1 mt-1.5 leading-snug md:mt-3">{name}</Heading>
      <p className="max-md:contents md:mt-4 md:mb-6">
        <span
          className={`text-lead md:text-h3 font-heading col-start-2 block text-end leading-snug tabular-nums md:text-start ${open ? 'text-primary-strong' : ''}`}
        >
          {discount ? formatRupiah(discount) : <span aria-hidden="true">–</span>}
        </span>
        <span className="text-mini text-muted col-start-2 row-start-3 text-end md:text-small md:text-start">
          {discount ? `potongan ${discountedFee}` : 'tanpa potongan'}
        </span>
      </p>
      <p
        className={`text-mini border-tinted tabular-nums max-md:contents md:text-small md:mt-auto md:flex md:flex-wrap md:justify-between md:self-stretch md:border-t md:border-dashed md:pt-4`}
      >
        <span className="col-start-1 row-start-3">{periodOf(wave)}</span>
        <strong className="font-strong text-primary-strong text-small col-start-2 row-start-1 text-end">
          {rest}
        </strong>
      </p>
    </li>
  );
}

function toText(state: CurrentState): { word: string; rest: string; share: number } {
  if (state.kind === 'upcoming') {
    const { daysToGo } = state;
    const rest = daysToGo === 1 ? 'besok' : `${daysToGo} hari lagi`;
    return { word: 'Belum dibuka', rest, share: 0 };
  }
  const { daysLeft, share } = state;
  return { word: 'Dibuka', rest: daysLeft ? `sisa ${daysLeft} hari` : 'hari terakhir', share };
}
