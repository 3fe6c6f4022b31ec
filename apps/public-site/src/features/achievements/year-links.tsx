import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { linkOptions } from '../../hydration/intercept-links.ts';
import type { Period } from '../../list/group-by-period.ts';
import { yearAnchor } from './year-anchor.ts';

/** The ways to each year of the page, kept in sight. The chosen year takes the focus along. */
export function YearLinks({ years }: { years: readonly Pick<Period<unknown>, 'key' | 'name'>[] }) {
  const { hash, key: visit } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing the same year once more is a new visit
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [hash, visit]);

  return (
    <nav
      aria-label="Tahun"
      className="bg-surface tall:sticky top-17 z-10 -mx-5 -mt-3 overflow-x-auto px-5 py-3 md:-mx-6 md:px-6"
    >
      <ul className="flex w-max gap-2 tight:w-auto tight:flex-wrap">
        {years.map(({ key, name }) => (
          <li key={key}>
            <a
              href={`#${yearAnchor(key)}`}
              {...linkOptions({})}
              className="min-h-target rounded-control border-default bg-card hover:border-tinted text-small flex items-center border px-4 font-medium tabular-nums transition-colors"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
