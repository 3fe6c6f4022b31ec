import type { Facts } from '@pesantren/content/facts';
import type { ShownFacts } from '@pesantren/content/shown-facts';
import { ReasonList } from './reason-list.tsx';

/** Returns the figures, those of teachers by degree. */
function claimsOf({ figures, staff }: Facts['statistics']) {
  const others = figures.filter(({ label }) => staff.length === 0 || !/^guru\b/i.test(label));
  const teachers = staff.map(({ count, degree, meaning }) => ({
    figure: count,
    label: meaning === 'alumni' ? `guru lulusan ${degree}` : `guru bergelar ${meaning} (${degree})`,
  }));
  return [...others, ...teachers];
}

/** Speaks for the school, after all that parents came for: its figures, and the sample's reasons. */
export function Claims({ facts: { all, withSample } }: { facts: ShownFacts }) {
  const claims = claimsOf(all.statistics);
  if (claims.length === 0 && !withSample) return null;
  return (
    <section aria-labelledby="tentang-kami" className="pt-11 md:pt-20">
      <h2 id="tentang-kami" className="text-lead md:text-h3">
        Mengapa di sini
      </h2>
      <div className="mt-4 grid gap-x-20 gap-y-5 md:mt-6 md:gap-y-12 lg:grid-cols-[5fr_7fr]">
        <dl className="grid content-start gap-x-8 gap-y-3 empty:hidden md:max-lg:grid-cols-2">
          {claims.map(({ figure, label }) => (
            <div
              key={label}
              className="grid grid-cols-[minmax(3.25rem,max-content)_1fr] items-baseline gap-x-4"
            >
              <dt className="text-muted order-1">{label}</dt>
              <dd className="font-heading text-h3 text-primary leading-none tracking-tight tabular-nums">
                {figure}
              </dd>
            </div>
          ))}
        </dl>
        {withSample && <ReasonList heading="h3" />}
      </div>
    </section>
  );
}
