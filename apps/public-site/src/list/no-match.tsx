import { Button } from '@pesantren/ui/controls/button';
import { EmptyState } from '@pesantren/ui/status/empty-state';

type NoMatchProps = { message: string; all: { label?: string; href: string } };

/** The empty list of a filter that nothing matches, with a link to the unfiltered list. */
export function NoMatch({ message, all: { label = 'Tampilkan semua', href } }: NoMatchProps) {
  return (
    <EmptyState message={message}>
      <Button href={href} look="quiet" size="small">
        {label}
      </Button>
    </EmptyState>
  );
}
