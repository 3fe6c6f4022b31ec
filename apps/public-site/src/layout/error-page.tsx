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
} from 'react-router-dom';
import { Notice } from '../components/notice.tsx';
import { Seo } from '../components/seo.tsx';
import { paths } from '../paths.ts';
import { NotFound } from './not-found.tsx';

/** In place of a page that failed to show. The router finds no page where a path holds a line break. */
export function ErrorPage() {
  const error = useRouteError();
  const here = createPath(useLocation());
  const { revalidate } = useRevalidator();
  const offline = error instanceof ApiError && error.code === 'offline';

  useEffect(() => {
    if (!offline) return;
    const openAgain = () => void revalidate();
    window.addEventListener('online', openAgain);
    return () => window.removeEventListener('online', openAgain);
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
        {/* A full load, where nothing of this page is to be trusted. */}
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
