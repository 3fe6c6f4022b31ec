import { messages } from '@pesantren/content/messages';
import { EmptyState } from '@pesantren/ui/status/empty-state';
import { QueryState } from '@pesantren/ui/status/query-state';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { data, useSearchParams } from 'react-router-dom';
import { Container } from '../../components/container.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Seo } from '../../components/seo.tsx';
import { type GalleryView, paths } from '../../paths.ts';
import { type LoaderArgs, settled, useFacts, useServices } from '../../services.ts';
import { GalleryBrowser } from './gallery-browser.tsx';
import { type GalleryPart, galleryQuery } from './gallery-query.ts';
import { galleryPaging, parseGalleryView, titleOf } from './gallery-view.ts';

const purpose = 'Hari-hari di pesantren: belajar, beribadah, dan tumbuh bersama.';

export async function loader({ request, services }: LoaderArgs) {
  const { client, queryClient } = services;
  const view = parseGalleryView(new URL(request.url).searchParams);
  const complete = await settled([queryClient.query(galleryQuery(client, view))]);
  return data(null, { status: complete ? 200 : 503 });
}

/** The photo gallery; category, page and open picture are in the URL (docs/spec.md#g). */
export function Component() {
  const [searchParams] = useSearchParams();
  const { name } = useFacts().identity;
  const view = parseGalleryView(searchParams);
  const gallery = useQuery(galleryQuery(useServices().client, view));
  const { pictures = [], open = null } = gallery.data ?? {};
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
      <GalleryParts query={gallery} view={view} />
    </>
  );
}

type GalleryPartsProps = { query: UseQueryResult<GalleryPart>; view: GalleryView };

function GalleryParts({ query, view }: GalleryPartsProps) {
  const part = query.data;
  const isEmpty = part?.total === 0 && view.category === '';
  if (part && !isEmpty) return <GalleryBrowser part={part} view={view} />;
  return (
    <Container className="pt-8">
      <QueryState query={query}>{() => <EmptyState message={messages.galleryEmpty} />}</QueryState>
    </Container>
  );
}
