import { messages } from '@pesantren/content/messages';
import { Button } from '@pesantren/ui/controls/button';
import { EmptyState } from '@pesantren/ui/status/empty-state';
import { paths } from '../../paths.ts';

/** The filter lets no announcement through, or the archive holds none. */
export function NoMatch({ archive }: { archive: boolean }) {
  return (
    <EmptyState message={archive ? messages.archiveEmpty : messages.announcementsFilteredEmpty}>
      <Button href={paths.announcements()} look="quiet" size="small">
        Tampilkan yang terbaru
      </Button>
    </EmptyState>
  );
}
