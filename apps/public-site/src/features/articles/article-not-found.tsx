import { messages } from '@pesantren/content/messages';
import { Button } from '@pesantren/ui/controls/button';
import { Notice } from '../../components/notice.tsx';
import { Seo } from '../../components/seo.tsx';
import { paths } from '../../paths.ts';

/** No article has this slug. */
export function ArticleNotFound() {
  return (
    <>
      <Seo title="Artikel tidak ditemukan" />
      <Notice
        sign="404"
        title={messages.articleNotFound}
        text="Artikel ini mungkin sudah dihapus, atau alamatnya berubah."
      >
        <Button href={paths.articles()}>Lihat semua artikel</Button>
        <Button href={paths.home} look="quiet">
          Kembali ke beranda
        </Button>
      </Notice>
    </>
  );
}
