import { messages } from '@pesantren/content/messages';
import { Button } from '@pesantren/ui/button';
import { createPath, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { Seo } from '../seo.tsx';
import { Notice } from './notice.tsx';

/** In place of a page that failed to show. */
export function ErrorPage() {
  const here = createPath(useLocation());
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
