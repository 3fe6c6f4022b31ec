import { Button } from '@pesantren/ui/controls/button';
import { paths } from '../paths.ts';
import { Notice } from './notice.tsx';
import { Seo } from './seo.tsx';

type ItemNotFoundProps = {
  /** Title of the window: `Artikel tidak ditemukan`. */
  title: string;
  message: string;
  /** Why it may be missing. */
  text: string;
  list: { label: string; href: string };
};

/** In place of an item that does not exist, with links to its list and to the home page. */
export function ItemNotFound({ title, message, text, list }: ItemNotFoundProps) {
  return (
    <>
      <Seo title={title} />
      <Notice sign="404" title={message} text={text}>
        <Button href={list.href}>{list.label}</Button>
        <Button href={paths.home} look="quiet">
          Kembali ke beranda
        </Button>
      </Notice>
    </>
  );
}
