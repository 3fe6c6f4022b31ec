import type { Gelombang } from '@pesantren/content/admission';
import { periodOf } from '@pesantren/content/gelombang-state';
import { formatRupiah } from '@pesantren/content/rupiah';

/** A wave that is over, in one line under the words that say so. */
export function ClosedGelombang({ heading, wave }: { heading: 'h3' | 'h4'; wave: Gelombang }) {
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
