import { sumCosts } from '@pesantren/content/admission';
import type { Facts } from '@pesantren/content/facts';
import { formatRupiah } from '@pesantren/content/numbers';
import classes from './fact-preview.module.css';

/** What a new pupil pays, as visitors see it; an amount that is none yet counts nothing. */
export function CostSums({ facts }: { facts: Facts }) {
  const costs = facts.costs.map((cost) => ({ ...cost, amount: Number(cost.amount) || 0 }));
  const { firstMonth, firstYear } = sumCosts(costs);
  return (
    <section className={classes.preview} aria-label="Jumlah untuk santri baru">
      <h3>Jumlah untuk santri baru</h3>
      <ul>
        <li>
          <strong>{formatRupiah(firstMonth)}</strong>
          <span>sampai akhir bulan pertama</span>
        </li>
        <li>
          <strong>{formatRupiah(firstYear)}</strong>
          <span>sepanjang tahun pertama</span>
        </li>
      </ul>
    </section>
  );
}
