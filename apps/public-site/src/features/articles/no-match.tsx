import { messages } from '@pesantren/content/messages';
import { Button } from '@pesantren/ui/button';
import { Empty } from '@pesantren/ui/empty';
import { paths } from '../../paths.ts';

/** The filter lets no article through. */
export function NoMatch() {
  return (
    <Empty message={messages.articlesFilteredEmpty}>
      <Button href={paths.articles()} look="quiet" size="small">
        Tampilkan semua
      </Button>
    </Empty>
  );
}
