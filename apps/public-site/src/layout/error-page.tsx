import { ApiError } from '@pesantren/api-client/api-error';
import { messages } from '@pesantren/content/messages';
import { Button } from '@pesantren/ui/controls/button';
import { IconWifiOff } from '@tabler/icons-react';
import { useEffect } from 'react';
import {
  createPath,
  isRouteErrorResponse,
  useLocation,
  useRevalidator,
  useRouteError,
} from 'react-router';
import { Notice } from '../components/notice.tsx';
import { Seo } from '../components/seo.tsx';
import { paths } from '../paths.ts';
import { NotFound } from './not-found.tsx';

/** The error boundary of pages (docs/spec.md#r-03). The router matches no route where a path holds a line break. */
export function ErrorPage() {
  const error = useRouteError();
  const here = createPath(useLocation());
  const { revalidate } = useRevalidator();
  const offline = error instanceof ApiError && error.code === 'offline';

  useEffect(() => {
    if (!offline) return;
    const reload = () => void revalidate();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [offline, revalidate]);

  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <>
      <Seo title={offline ? error.message : messages.unknown} />
      <Notice
        sign={offline ? <IconWifiOff className="size-24" /> : '500'}
        title={offline ? error.message : messages.unknown}
        text={
          offline
            ? error.detail
            : 'Halaman ini gagal ditampilkan. Coba muat sekali lagi, atau mulai dari beranda.'
        }
      >
        {/* A full load: the state of a crashed page is not reused. */}
        <a
          href={here}
          rel={offline ? undefined : 'external'}
          className="rounded-control font-strong bg-primary text-on-primary inline-flex min-h-12 items-center px-5.5"
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
