import { messages } from '@pesantren/content/messages';
import { EmptyState } from '@pesantren/ui/status/empty-state';
import { QueryState } from '@pesantren/ui/status/query-state';
import { useQuery } from '@tanstack/react-query';
import { data, useSearchParams } from 'react-router-dom';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Seo } from '../../components/seo.tsx';
import { parseListFilter } from '../../list/list-filter.ts';
import { MorePages } from '../../list/more-pages.tsx';
import { paths } from '../../paths.ts';
import { type LoaderArgs, settled, useServices } from '../../services.ts';
import { AchievementYears } from './achievement-years.tsx';
import { achievementPaging, achievementsQuery } from './achievements-query.ts';

const purpose = 'Yang diraih para santri, dari tahun ke tahun.';

export async function loader({ request, services }: LoaderArgs) {
  const { queryClient } = services;
  const { page } = parseListFilter(new URL(request.url).searchParams);
  const complete = await settled([queryClient.query(achievementsQuery(services, page))]);
  return data(null, { status: complete ? 200 : 503 });
}

/** The achievements by year, newest first (docs/spec.md#t). */
export function Component() {
  const [searchParams] = useSearchParams();
  const { page } = parseListFilter(searchParams);
  const achievements = useQuery(achievementsQuery(useServices(), page));
  return (
    <PageFrame>
      <Seo title="Prestasi" description={purpose} path={paths.achievements()} />
      <PageHeader title="Prestasi" text={purpose} />
      <div className="pt-8">
        <QueryState query={achievements}>
          {({ items, total, page: visible, perYear }) =>
            items.length === 0 ? (
              <EmptyState message={messages.achievementsEmpty} />
            ) : (
              <>
                <AchievementYears items={items} perYear={perYear} />
                <MorePages
                  page={visible}
                  total={total}
                  paging={achievementPaging}
                  hrefOf={paths.achievements}
                />
              </>
            )
          }
        </QueryState>
      </div>
    </PageFrame>
  );
}
