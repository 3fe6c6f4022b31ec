import { messages } from '@pesantren/content/messages';
import { Button } from '@pesantren/ui/controls/button';
import { createPath, isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { Notice } from '../components/notice.tsx';
import { Seo } from '../components/seo.tsx';
import { paths } from '../paths.ts';
import { NotFound } from './not-found.tsx';

/** The error boundary of pages (docs/spec.md#r-03). The router matches no route where a path holds a line break. */
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
        <Button href={here}>{messages.retry}</Button>
        <Button href={paths.home} look="quiet">
          Kembali ke beranda
        </Button>
      </Notice>
    </>
  );
}
