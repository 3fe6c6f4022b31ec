import { discountedFee, type Gelombang } from '@pesantren/content/admission';
import { type GelombangState, periodOf } from '@pesantren/content/gelombang-state';
import { formatRupiah } from '@pesantren/content/rupiah';
import { Badge } from '@pesantren/ui/badge';

const looks: Record<GelombangState['kind'], string> = {
  open: 'font-heading text-daun-teks-kuat',
  upcoming: 'font-heading',
  closed: 'font-medium text-tinta-2',
};

type GelombangColumnProps = { heading: 'h3' | 'h4'; wave: Gelombang; state: GelombangState };

/** One wave as a column of the comparison. The line at its top is as full as its time has passed. */
export function GelombangColumn({ heading, wave, state }: GelombangColumnProps) {
  const Heading = heading;
  const { name, discount } = wave;
  const open = state.kind === 'open';
  const { word, rest, share } = words(state);
  return (
    <li
      className={`relative flex flex-col items-start p-6 pt-7 md:p-7 md:pt-8 ${open ? 'bg-daun-lembut' : 'bg-kartu'}`}
    >
      <span aria-hidden="true" className="bg-garis absolute inset-x-0 top-0 h-1">
        <span
          className={`block h-full ${open ? 'bg-daun-tombol' : 'bg-garis-kuat'}`}
          style={{ width: `${share * 100}%` }}
        />
      </span>
      <Badge tone={open ? 'daun' : 'plain'}>{word}</Badge>
      <Heading className="text-lead mt-3 leading-snug">{name}</Heading>
      <p className="mt-4 mb-6">
        <span
          className={`text-h3 block leading-tight tracking-[-.03em] tabular-nums ${looks[state.kind]}`}
        >
          {discount ? formatRupiah(discount) : <span aria-hidden="true">–</span>}
        </span>
        <span className="text-small text-tinta-2">
          {discount ? `potongan ${discountedFee}` : 'tanpa potongan'}
        </span>
      </p>
      <p
        className={`text-small mt-auto flex flex-wrap justify-between gap-x-4 self-stretch border-t border-dashed pt-4 tabular-nums ${open ? 'border-daun-garis' : 'border-garis'}`}
      >
        <span>{periodOf(wave)}</span>
        {rest && <strong className="font-strong text-daun-teks-kuat">{rest}</strong>}
      </p>
    </li>
  );
}

function words(state: GelombangState): { word: string; rest: string; share: number } {
  if (state.kind === 'closed') return { word: 'Ditutup', rest: '', share: 1 };
  if (state.kind === 'upcoming') {
    const { daysToGo } = state;
    const rest = daysToGo === 1 ? 'besok' : `${daysToGo} hari lagi`;
    return { word: 'Belum dibuka', rest, share: 0 };
  }
  const { daysLeft, share } = state;
  return { word: 'Dibuka', rest: daysLeft ? `sisa ${daysLeft} hari` : 'hari terakhir', share };
}
