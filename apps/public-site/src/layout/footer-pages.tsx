import { ApiError } from '@pesantren/api-client/api-error';
import type { Page } from '@pesantren/api-client/contract/page';
import type { ListPage } from '@pesantren/api-client/contract/pagination';
import type { PublicClient } from '@pesantren/api-client/public-client';
import { resourceKey } from '@pesantren/api-client/query';
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
      const part = { limit: 100, fields: 'summary' } as const;
      const { items } = await client.list('pages', part).catch(noneIfUnknown);
      return items.filter((page) => page.in_footer).map(({ title, slug }) => ({ title, slug }));
    },
  });
}

/** A provider of the release before has no pages. */
function noneIfUnknown(error: unknown): ListPage<Page> {
  if (error instanceof ApiError && error.status === 404) return { items: [], total: 0 };
  throw error;
}

/** The footer's second row: the pages that the school has put there; nothing until they are known. */
export function FooterPages() {
  const { data: pages = [], isPending } = useQuery(footerPagesQuery(useServices().client));
  return (
    <OptionalPart name="halaman-sekolah" isPending={isPending}>
      {pages.length > 0 && <Links pages={pages} />}
    </OptionalPart>
  );
}

function Links({ pages }: { pages: readonly Pick<Page, 'title' | 'slug'>[] }) {
  return (
    <Container
      as="nav"
      aria-label="Halaman sekolah"
      className="max-md:text-mini flex flex-wrap gap-x-3 pb-1 md:gap-x-7 md:pb-4"
    >
      {pages.map(({ title, slug }) => (
        <a
          key={slug}
          href={paths.page(slug)}
          className="min-h-target min-w-target inline-flex items-center hover:underline underline-offset-4"
        >
          {title}
        </a>
      ))}
    </Container>
  );
}
