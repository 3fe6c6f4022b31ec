import type { PublicClient } from '@pesantren/api-client/public-client';
import { listQuery } from '@pesantren/api-client/query';
import { messages } from '@pesantren/content/messages';
import { EmptyState } from '@pesantren/ui/status/empty-state';
import { QueryState } from '@pesantren/ui/status/query-state';
import { useQuery } from '@tanstack/react-query';
import { data, useSearchParams } from 'react-router-dom';
import { Container } from '../../components/container.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Seo } from '../../components/seo.tsx';
import { paths } from '../../paths.ts';
import { type LoaderArgs, settled, useFacts, useServices } from '../../services.ts';
import { GalleryBrowser } from './gallery-browser.tsx';
import { galleryPaging, parseGalleryView, titleOf } from './gallery-view.ts';

const purpose = 'Hari-hari di pesantren: belajar, beribadah, dan tumbuh bersama.';

// The whole list, from which the categories are derived.
function pageQuery(client: PublicClient) {
  return listQuery(client, 'gallery');
}

export async function loader({ services }: LoaderArgs) {
  const { client, queryClient } = services;
  const complete = await settled([queryClient.query(pageQuery(client))]);
  return data(null, { status: complete ? 200 : 503 });
}

/** The photo gallery; category, page and open picture are in the URL (docs/spec.md#g). */
export function Component() {
  const [searchParams] = useSearchParams();
  const { name } = useFacts().identity;
  const gallery = useQuery(pageQuery(useServices().client));
  const view = parseGalleryView(searchParams);
  const pictures = gallery.data?.items ?? [];
  const open = pictures.find(({ id }) => id === view.picture);
  return (
    <>
      {open ? (
        <Seo
          title={`${titleOf(open)} · Galeri`}
          description={`Foto dari galeri ${name}: ${titleOf(open)}.`}
          path={paths.gallery({ picture: open.id })}
          about={{ kind: 'picture', picture: open }}
        />
      ) : (
        <Seo
          title="Galeri"
          description={purpose}
          path={paths.gallery()}
          about={{ kind: 'pictures', items: pictures.slice(0, galleryPaging.step) }}
        />
      )}
      <PageFrame>
        <PageHeader title="Galeri" text={purpose} />
      </PageFrame>
      {pictures.length > 0 ? (
        <GalleryBrowser pictures={pictures} view={view} />
      ) : (
        <Container className="pt-8">
          <QueryState query={gallery}>
            {() => <EmptyState message={messages.galleryEmpty} />}
          </QueryState>
        </Container>
      )}
    </>
  );
}
