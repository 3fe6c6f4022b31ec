import { messages } from '@pesantren/content/messages';
import { Button } from '@pesantren/ui/button';
import { createPath, isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { paths } from '../paths.ts';
import { Seo } from '../seo.tsx';
import { NotFound } from './not-found.tsx';
import { Notice } from './notice.tsx';

/** In place of a page that failed to show. The router finds no page where a path holds a line break. */
export function ErrorPage() {
  const error = useRouteError();
  const here = createPath(useLocation());
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <>
      <Seo title={messages.unknown} />
      <Notice
        sign="500"
        title={messages.unknown}
        text="Halaman ini gagal ditampilkan. Coba muat sekali lagi, atau mulai dari beranda."
      >
        {/* A full load: what failed may be code of an older release. */}
        <a
          href={here}
          rel="external"
          className="rounded-control font-strong bg-daun-tombol text-daun-tombol-teks inline-flex min-h-12 items-center px-5.5"
        >
          {messages.retry}
        </a>
        <Button href={paths.home} look="quiet">
          Kembali ke beranda
        </Button>
      </Notice>
    </>
  );
}
