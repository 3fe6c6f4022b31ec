import type { Announcement } from '@pesantren/api-client/contract/announcement';
import { isImportant, priorities } from '@pesantren/api-client/contract/labels';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Badge } from '../controls/badge.tsx';

/** The badge 'Penting' of important announcements; nothing for others (docs/spec.md#n-01). */
export function PriorityBadge({ announcement }: { announcement: Pick<Announcement, 'priority'> }) {
  if (!isImportant(announcement)) return null;
  const [important] = priorities;
  return (
    <Badge tone="danger">
      <IconAlertTriangle className="size-3.5 shrink-0" stroke={2.4} aria-hidden="true" />
      {important}
    </Badge>
  );
}
