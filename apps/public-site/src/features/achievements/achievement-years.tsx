import type { Achievement } from '@pesantren/api-client/contract/achievement';
import { messages } from '@pesantren/content/messages';
import { DateStamp } from '@pesantren/ui/content/date-stamp';
import { languageOf } from '@pesantren/ui/rich-text/arabic';
import { InlineText } from '@pesantren/ui/rich-text/inline-text';
import { groupByPeriod, type Period } from '../../list/group-by-period.ts';
import { useClock } from '../../services.ts';

type AchievementYearsProps = {
  items: readonly Pick<Achievement, 'id' | 'prestasi' | 'tanggal'>[];
  /** Totals by year key: a year may go on on the next page. */
  perYear: Readonly<Record<string, number>>;
};

/** Achievements year by year, below links to each year. */
export function AchievementYears({ items, perYear }: AchievementYearsProps) {
  const years = groupByPeriod(items, ({ tanggal }) => tanggal, 'year', useClock());
  return (
    <>
      <YearLinks years={years} />
      <div className="mt-2 grid gap-6 md:mt-4 md:gap-12">
        {years.map((year) => (
          <section
            key={year.key}
            id={yearAnchor(year.key)}
            tabIndex={-1}
            aria-labelledby={`judul-${yearAnchor(year.key)}`}
            className="grid scroll-mt-14 grid-cols-1 gap-x-8 gap-y-3 border-t pt-4 md:gap-y-5 md:pt-7 outline-none! border-default lg:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <div className="self-start max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:gap-x-3 lg:tall:sticky lg:top-40">
              <h2 id={`judul-${yearAnchor(year.key)}`} className="text-h2 tabular-nums">
                {year.name}
              </h2>
              <p className="text-small text-muted">{perYear[year.key]} prestasi</p>
            </div>
            <ul className="grid grid-cols-1 gap-x-8 gap-y-2 md:grid-cols-2 md:gap-y-6">
              {year.items.map(({ id, prestasi, tanggal }) => (
                <li
                  key={id}
                  className="flex items-center gap-3 md:gap-5 tight:flex-col tight:items-stretch"
                >
                  <p
                    className="min-w-0 leading-snug font-medium text-pretty max-md:text-small max-md:leading-tight"
                    {...languageOf(prestasi)}
                  >
                    <InlineText text={prestasi || messages.untitled} />
                  </p>
                  {/* After the words for who hears the page, before them for who sees it. */}
                  <DateStamp
                    text={tanggal}
                    isLow
                    className="rounded-control order-first self-stretch"
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

/** Links to the years of the page; the browser moves the focus to the chosen one. */
function YearLinks({ years }: { years: readonly Pick<Period<unknown>, 'key' | 'name'>[] }) {
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

/** Returns the id of a year's section, given its key: `2026`, or `''` for items without a date. */
function yearAnchor(key: string): string {
  return key ? `tahun-${key}` : 'tanpa-tanggal';
}
