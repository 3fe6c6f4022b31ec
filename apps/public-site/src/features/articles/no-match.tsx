import { messages } from '@pesantren/content/messages';
import { Button } from '@pesantren/ui/controls/button';
import { EmptyState } from '@pesantren/ui/status/empty-state';
import { paths } from '../../paths.ts';

/** The filter lets no article through. */
export function NoMatch() {
  return (
    <EmptyState message={messages.articlesFilteredEmpty}>
      <Button href={paths.articles()} look="quiet" size="small">
        Tampilkan semua
      </Button>
    </EmptyState>
  );
}
