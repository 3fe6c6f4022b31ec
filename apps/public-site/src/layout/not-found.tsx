import { messages } from '@pesantren/content/messages';
import { Button } from '@pesantren/ui/controls/button';
import { Notice } from '../components/notice.tsx';
import { Seo } from '../components/seo.tsx';
import { paths } from '../paths.ts';

/** The 404 page (docs/spec.md#r-02). */
export function NotFound() {
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
