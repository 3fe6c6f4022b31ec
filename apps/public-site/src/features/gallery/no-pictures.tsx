import { messages } from '@pesantren/content/messages';
import { Button } from '@pesantren/ui/controls/button';
import { EmptyState } from '@pesantren/ui/status/empty-state';
import { paths } from '../../paths.ts';

/** No picture at all, or none in the category of the address. */
export function NoPictures({ filtered = false }: { filtered?: boolean }) {
  if (!filtered) return <EmptyState message={messages.galleryEmpty} />;
  return (
    <EmptyState message={messages.galleryFilteredEmpty}>
      <Button href={paths.gallery()} look="quiet" size="small">
        Tampilkan semua
      </Button>
    </EmptyState>
  );
}
