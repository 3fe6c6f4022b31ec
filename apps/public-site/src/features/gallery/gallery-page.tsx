import type { PublicClient } from '@pesantren/api-client/public-client';
import { listQuery } from '@pesantren/api-client/query';
import { school } from '@pesantren/content/school';
import { QueryState } from '@pesantren/ui/status/query-state';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { data, useSearchParams } from 'react-router-dom';
import { Seo } from '../../components/seo.tsx';
import { paths } from '../../paths.ts';
import { type Services, settled, useServices } from '../../services.ts';
import { GalleryBrowser } from './gallery-browser.tsx';
import { galleryPaging, parseGalleryView, titleOf } from './gallery-view.ts';
import { NoPictures } from './no-pictures.tsx';
import { PictureGridSkeleton } from './picture-grid-skeleton.tsx';

const purpose = 'Hari-hari di pesantren: belajar, beribadah, dan tumbuh di lembah Alas.';

// The whole list: which categories are present is known from it alone.
function pageQuery(client: PublicClient) {
  return listQuery(client, 'gallery');
}

export function load(services: Services) {
  const { client, queryClient } = services;
  return async () => {
    const complete = await settled(services, [queryClient.query(pageQuery(client))]);
    return data(null, { status: complete ? 200 : 503 });
  };
}

/** The photo gallery with its category buttons and the open picture, both in the address. */
export function GalleryPage() {
  const [searchParams] = useSearchParams();
  const gallery = useQuery(pageQuery(useServices().client));
  const view = parseGalleryView(searchParams);
  const pictures = gallery.data?.items ?? [];
  const open = pictures.find(({ id }) => id === view.picture);
  return (
    <>
      {open ? (
        <Seo
          title={`${titleOf(open)} · Galeri`}
          description={`Foto dari galeri ${school.name}: ${titleOf(open)}.`}
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
      <div className="max-w-page mx-auto px-5 pt-10 md:px-6 md:pt-16">
        <h1 className="text-h2">Galeri</h1>
        <p className="text-lead text-muted mt-3">{purpose}</p>
      </div>
      {pictures.length > 0 ? (
        <GalleryBrowser pictures={pictures} view={view} />
      ) : (
        <Apart>
          <QueryState query={gallery} skeleton={<PictureGridSkeleton count={10} />}>
            {() => <NoPictures />}
          </QueryState>
        </Apart>
      )}
    </>
  );
}

function Apart({ children }: { children: ReactNode }) {
  return <div className="max-w-page mx-auto px-5 pt-8 md:px-6">{children}</div>;
}
