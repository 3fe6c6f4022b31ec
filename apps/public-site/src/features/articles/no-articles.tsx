import { messages } from '@pesantren/content/messages';
import { Button } from '@pesantren/ui/button';
import { Empty } from '@pesantren/ui/empty';
import { paths } from '../../paths.ts';

/** No article at all, or none that the filter lets through. */
export function NoArticles({ narrowed }: { narrowed: boolean }) {
  if (!narrowed) return <Empty message={messages.articlesEmpty} />;
  return (
    <Empty message={messages.articlesFilteredEmpty}>
      <Button href={paths.articles()} look="quiet" size="small">
        Tampilkan semua
      </Button>
    </Empty>
  );
}
