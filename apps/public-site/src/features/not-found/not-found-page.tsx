import { messages } from '@pesantren/content/messages';
import { Button } from '@pesantren/ui/button';
import { data } from 'react-router-dom';
import { Notice } from '../../layout/notice.tsx';
import { paths } from '../../paths.ts';
import { Seo } from '../../seo.tsx';

export function load() {
  return data(null, { status: 404 });
}

/** Any path that no page has (spec section 2). */
export function NotFoundPage() {
  return (
    <>
      <Seo title={messages.pageNotFound} />
      <Notice
        sign="404"
        title={messages.pageNotFound}
        text="Alamat yang Anda buka mungkin salah ketik, atau halamannya sudah berpindah."
      >
        <Button href={paths.home}>Kembali ke beranda</Button>
      </Notice>
    </>
  );
}
