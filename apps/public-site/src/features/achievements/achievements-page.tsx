import { messages } from '@pesantren/content/messages';
import { EmptyState } from '@pesantren/ui/status/empty-state';
import { QueryState } from '@pesantren/ui/status/query-state';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import { Seo } from '../../components/seo.tsx';
import { parseListFilter } from '../../list/list-filter.ts';
import { MorePages } from '../../list/more-pages.tsx';
import { paths } from '../../paths.ts';
import { type Services, settled, useServices } from '../../services.ts';
import { AchievementSkeleton } from './achievement-skeleton.tsx';
import { AchievementYears } from './achievement-years.tsx';
import { achievementPaging, achievementsQuery } from './achievements-query.ts';

const purpose = 'Yang diraih para santri di kelas, gelanggang, dan mimbar, dari tahun ke tahun.';

export function load(services: Services) {
  const { client, queryClient } = services;
  return async ({ request }: LoaderFunctionArgs) => {
    const { page } = parseListFilter(new URL(request.url).searchParams);
    const query = achievementsQuery(client, page);
    const complete = await settled(services, [queryClient.query(query)]);
    return data(null, { status: complete ? 200 : 503 });
  };
}

/** The achievements by year, newest first (spec section 2). */
export function AchievementsPage() {
  const [searchParams] = useSearchParams();
  const { page } = parseListFilter(searchParams);
  const achievements = useQuery({
    ...achievementsQuery(useServices().client, page),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Seo title="Prestasi" description={purpose} path={paths.achievements()} />
      <div className="max-w-page mx-auto px-5 pt-10 md:px-6 md:pt-16">
        <h1 className="text-h2">Prestasi</h1>
        <p className="text-lead text-muted mt-3 text-pretty">{purpose}</p>
        <div className="pt-8">
          <QueryState query={achievements} skeleton={<AchievementSkeleton />}>
            {({ items, total, page: own, perYear }) =>
              items.length === 0 ? (
                <EmptyState message={messages.achievementsEmpty} />
              ) : (
                <>
                  <AchievementYears items={items} perYear={perYear} />
                  <MorePages
                    page={own}
                    total={total}
                    paging={achievementPaging}
                    isFetching={achievements.isPlaceholderData}
                    hrefOf={paths.achievements}
                  />
                </>
              )
            }
          </QueryState>
        </div>
      </div>
    </>
  );
}
