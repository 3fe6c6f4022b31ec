import type { Page } from '@pesantren/api-client/contract/page';
import { pageQuery } from '@pesantren/api-client/query';
import { PageDetail } from '@pesantren/ui/content/page-detail';
import { excerptOf } from '@pesantren/ui/rich-text/excerpt';
import { useQuery } from '@tanstack/react-query';
import { data, useParams } from 'react-router-dom';
import { ItemPage } from '../../components/item-page.tsx';
import { Seo } from '../../components/seo.tsx';
import { ShareRow } from '../../components/share-row.tsx';
import { NotFound } from '../../layout/not-found.tsx';
import { paths } from '../../paths.ts';
import { type LoaderArgs, settled, useServices } from '../../services.ts';

/** Characters of a description for search engines. */
const descriptionLength = 155;

export async function loader({ params, services }: LoaderArgs) {
  const { client, queryClient } = services;
  const query = pageQuery(client, params.slug ?? '');
  const complete = await settled([queryClient.query(query)]);
  if (!complete) return data(null, { status: 503 });
  return data(null, { status: queryClient.getQueryData(query.queryKey) === null ? 404 : 200 });
}

/** A page that the school writes, at its slug (docs/spec.md#w). */
export function Component() {
  const { slug = '' } = useParams();
  const page = useQuery(pageQuery(useServices().client, slug));
  if (page.data === null) return <NotFound />;
  return (
    <ItemPage kind="Halaman" list={paths.home} query={page}>
      {(page) => <PageView page={page} />}
    </ItemPage>
  );
}

function PageView({ page }: { page: Page }) {
  const { title, slug, content } = page;
  const path = paths.page(slug);
  const description = excerptOf(content, descriptionLength);
  return (
    <>
      <Seo
        title={title}
        {...(description && { description })}
        path={path}
        about={{ kind: 'page', page }}
      />
      <PageDetail page={page} />
      <ShareRow title={title} path={path} />
    </>
  );
}
