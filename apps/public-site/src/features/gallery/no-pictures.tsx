import { messages } from '@pesantren/content/messages';
import { Button } from '@pesantren/ui/button';
import { Empty } from '@pesantren/ui/empty';
import { paths } from '../../paths.ts';

/** No picture at all, or none in the category of the address. */
export function NoPictures({ filtered = false }: { filtered?: boolean }) {
  if (!filtered) return <Empty message={messages.galleryEmpty} />;
  return (
    <Empty message={messages.galleryFilteredEmpty}>
      <Button href={paths.gallery()} look="quiet" size="small">
        Tampilkan semua
      </Button>
    </Empty>
  );
}
