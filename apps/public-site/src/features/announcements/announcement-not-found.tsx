import { messages } from '@pesantren/content/messages';
import { Button } from '@pesantren/ui/controls/button';
import { Notice } from '../../components/notice.tsx';
import { Seo } from '../../components/seo.tsx';
import { paths } from '../../paths.ts';

/** No announcement has this id. */
export function AnnouncementNotFound() {
  return (
    <>
      <Seo title="Pengumuman tidak ditemukan" />
      <Notice
        sign="404"
        title={messages.announcementNotFound}
        text="Pengumuman ini mungkin sudah dihapus, atau alamatnya berubah."
      >
        <Button href={paths.announcements()}>Lihat semua pengumuman</Button>
        <Button href={paths.home} look="quiet">
          Kembali ke beranda
        </Button>
      </Notice>
    </>
  );
}
