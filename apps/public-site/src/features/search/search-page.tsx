import { SearchField } from '@pesantren/ui/list/search-field';
import { useQuery } from '@tanstack/react-query';
import { data, useSearchParams } from 'react-router-dom';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Seo } from '../../components/seo.tsx';
import { parseListFilter } from '../../list/list-filter.ts';
import { paths } from '../../paths.ts';
import { type LoaderArgs, useServices } from '../../services.ts';
import { readSearch, searchQuery } from './search-query.ts';
import { SearchResults } from './search-results.tsx';

const purpose = 'Artikel, pengumuman, agenda, prestasi, halaman, dan foto, dalam satu daftar.';

export async function loader({ request, services }: LoaderArgs) {
  const filter = parseListFilter(new URL(request.url).searchParams);
  if (filter.q === '') return null;
  return data(null, { status: (await readSearch(services, filter)) ? 200 : 503 });
}

/** The search over everything; its words and page are in the URL (docs/spec.md#j-32). */
export function Component() {
  const { q, page } = parseListFilter(useSearchParams()[0]);
  const results = useQuery({
    ...searchQuery(useServices().client, { q, page }),
    enabled: q !== '',
  });
  return (
    <>
      <Seo title={q ? `Cari: ${q}` : 'Cari'} description={purpose} />
      <PageFrame>
        <PageHeader title="Cari" text={purpose} />
        <div className="mt-7">
          <SearchField action={paths.search()} label="Cari di situs ini" q={q} />
        </div>
      </PageFrame>
      {q && <SearchResults filter={{ q, page }} query={results} />}
    </>
  );
}
