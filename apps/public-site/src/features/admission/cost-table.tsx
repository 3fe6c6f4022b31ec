import { sumCosts } from '@pesantren/content/admission';
import type { Cost, Facts } from '@pesantren/content/facts';
import { formatRupiah } from '@pesantren/content/numbers';

const intervals: Record<Cost['every'], string> = {
  once: 'sekali',
  month: 'setiap bulan',
  year: 'setiap tahun',
};
const payers: Record<Cost['payer'], string> = { new: 'santri baru', all: 'semua santri' };

const amount =
  'w-[8.625rem] py-2.5 print:py-0 pl-3 text-right align-baseline whitespace-nowrap tabular-nums tight:block tight:w-auto tight:pt-0 tight:pl-0 tight:text-left';

/** All costs by group, with what a new pupil pays in the first month and in the first year (docs/spec.md#j-11). */
export function CostTable({ costs, waves }: Pick<Facts, 'costs' | 'waves'>) {
  if (costs.length === 0) return null;
  const groups = [...new Set(costs.map(({ group }) => group))];
  return (
    <section aria-labelledby="biaya" className="pt-11 md:pt-20">
      <h2 id="biaya" className="text-lead md:text-h3">
        Semua biaya
      </h2>
      <table
        aria-labelledby="biaya"
        className="mt-3 w-full max-w-[44rem] md:mt-5 print:mt-1 print:max-w-none print:text-small print:leading-snug"
      >
        <thead className="sr-only">
          <tr>
            <th scope="col">Biaya</th>
            <th scope="col">Jumlah</th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group}>
            {group && (
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={2}
                  className="text-small text-primary-strong pt-5 pb-1.5 text-left print:pt-1.5 print:pb-0"
                >
                  {group}
                </th>
              </tr>
            )}
            {costs
              .filter((cost) => cost.group === group)
              .map((cost, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two costs may have the same words
                <CostRow key={index} cost={cost} />
              ))}
          </tbody>
        ))}
        <CostSums costs={costs} />
      </table>
      {waves.some(({ discount }) => discount > 0) && (
        <p className="text-small text-muted mt-3">Potongan gelombang belum dihitung.</p>
      )}
    </section>
  );
}

function CostRow({ cost }: { cost: Cost }) {
  return (
    <tr className="border-default border-t tight:block">
      <th scope="row" className="py-2.5 text-left font-normal tight:block tight:pb-0 print:py-0">
        {cost.label}{' '}
        <span className="text-small text-muted block print:inline">
          {intervals[cost.every]}, {payers[cost.payer]}
        </span>
      </th>
      <td className={amount}>{formatRupiah(cost.amount)}</td>
    </tr>
  );
}

function CostSums({ costs }: { costs: readonly Cost[] }) {
  const { firstMonth, firstYear } = sumCosts(costs);
  const sums = [
    {
      label: 'Bulan pertama',
      what: 'biaya sekali, biaya setahun, dan satu bulan',
      sum: firstMonth,
    },
    {
      label: 'Tahun pertama',
      what: 'biaya sekali, biaya setahun, dan dua belas bulan',
      sum: firstYear,
    },
  ];
  return (
    <tbody>
      <tr>
        <th
          scope="rowgroup"
          colSpan={2}
          className="text-small text-primary-strong pt-5 pb-1.5 text-left print:pt-1.5 print:pb-0"
        >
          Jumlah untuk santri baru
        </th>
      </tr>
      {sums.map(({ label, what, sum }) => (
        <tr
          key={label}
          className="border-accent bg-primary-faint border-t-2 tight:block tight:px-3"
        >
          <th
            scope="row"
            className="py-3 pl-3 text-left tight:block tight:pb-0 tight:pl-0 print:py-1"
          >
            {label}{' '}
            <span className="text-small text-muted block font-normal print:inline">{what}</span>
          </th>
          <td className={`${amount} font-heading pr-3`}>{formatRupiah(sum)}</td>
        </tr>
      ))}
    </tbody>
  );
}
