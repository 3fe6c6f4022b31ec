import { isNotFound } from '@pesantren/api-client/api-error';
import type { ListPage, ListParams } from '@pesantren/api-client/contract/lists/pagination';
import type { Page } from '@pesantren/api-client/contract/page';
import type { PublicClient } from '@pesantren/api-client/public-client';
import { resourceKey } from '@pesantren/api-client/query';
import { agendaEntry, type NavigationItem, parentsEntry } from '@pesantren/content/navigation';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Container } from '../components/container.tsx';
import { OptionalPart } from '../components/optional-part.tsx';
import { paths } from '../paths.ts';
import { useServices } from '../services.ts';

/** Returns the query of the pages in the footer, in their order. */
export function footerPagesQuery(client: PublicClient) {
  return queryOptions({
    queryKey: [...resourceKey('pages'), 'footer'],
    queryFn: async () => {
      const pages = await readPages(client, { fields: 'summary' });
      return pages.filter((page) => page.in_footer).map(({ title, slug }) => ({ title, slug }));
    },
  });
}

/** Reads the pages that the school writes, in their order. */
export async function readPages(
  client: PublicClient,
  part: Pick<ListParams, 'fields'> = {},
): Promise<readonly Page[]> {
  const { items } = await client.list('pages', { limit: 100, ...part }).catch(noneIfUnknown);
  return items;
}

/** A provider of the release before has no pages. */
function noneIfUnknown(error: unknown): ListPage<Page> {
  if (isNotFound(error)) return { items: [], total: 0 };
  throw error;
}

/** The footer's second row: the way of parents, the agenda, and the pages that the school has put there, as soon as they are known. */
export function FooterPages() {
  const { client, config } = useServices();
  const { data: pages = [], isPending } = useQuery(footerPagesQuery(client));
  const own = config.apiProfile === 'full' ? [parentsEntry, agendaEntry] : [parentsEntry];
  const links = pages.map(({ title, slug }) => ({ label: title, path: paths.page(slug) }));
  return (
    <OptionalPart name="halaman-sekolah" isPending={isPending}>
      <Links links={[...own, ...links]} />
    </OptionalPart>
  );
}

function Links({ links }: { links: readonly NavigationItem[] }) {
  return (
    <Container
      as="nav"
      aria-label="Halaman sekolah"
      className="max-md:text-mini flex flex-wrap gap-x-3 pb-1 md:gap-x-7 md:pb-4"
    >
      {links.map(({ label, path }) => (
        <a
          key={path}
          href={path}
          className="min-h-target min-w-target inline-flex items-center hover:underline underline-offset-4"
        >
          {label}
        </a>
      ))}
    </Container>
  );
}
