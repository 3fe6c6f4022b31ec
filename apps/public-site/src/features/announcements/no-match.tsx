import { messages } from '@pesantren/content/messages';
import { Button } from '@pesantren/ui/button';
import { Empty } from '@pesantren/ui/empty';
import { paths } from '../../paths.ts';

/** The filter lets no announcement through, or the archive holds none. */
export function NoMatch({ archive }: { archive: boolean }) {
  return (
    <Empty message={archive ? messages.archiveEmpty : messages.announcementsFilteredEmpty}>
      <Button href={paths.announcements()} look="quiet" size="small">
        Tampilkan yang terbaru
      </Button>
    </Empty>
  );
}
