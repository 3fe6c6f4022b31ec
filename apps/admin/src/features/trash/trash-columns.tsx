import type { Deleted } from '@pesantren/api-client/contract/pagination';
import type { Items, ResourceName } from '@pesantren/api-client/resources';
import { formatDate, formatTime } from '@pesantren/content/dates';
import { formatRelativeDate } from '../../resource/format-date.ts';
import cells from '../../resource/list/cells.module.css';
import type { Column, ResourceConfig } from '../../resource/resource-config.ts';
import { daysLeft, goneAt } from './days-left.ts';

/** What the trash shows of a deleted item: what the list shows first, when it went, and until when. */
export function trashColumns<Name extends ResourceName>(
  resource: ResourceConfig<Name>,
): readonly Column<Deleted<Items[Name]>>[] {
  const own = resource.columns.filter(({ role }) => role === 'picture' || role === 'main');
  return [
    ...own,
    {
      header: 'Dihapus',
      role: 'fact',
      width: 'wide',
      sort: { key: 'deleted', by: ({ deleted_at }) => Date.parse(deleted_at) || 0 },
      cell: ({ deleted_at }) => (
        <>
          <span className={cells.date}>{exactly(deleted_at)}</span>
          <span className={cells.facts}>{formatRelativeDate(deleted_at)}</span>
        </>
      ),
    },
    {
      header: 'Sisa waktu',
      role: 'fact',
      width: 'middle',
      cell: ({ deleted_at }) =>
        daysLeft(deleted_at) && (
          <>
            <span className={cells.tag}>{daysLeft(deleted_at)}</span>
            <span className={cells.facts}>sampai {formatDate(goneAt(deleted_at))}</span>
          </>
        ),
    },
  ];
}

function exactly(deletedAt: string): string {
  const instant = new Date(deletedAt);
  if (Number.isNaN(instant.getTime())) return deletedAt;
  return `${formatDate(instant)}, ${formatTime(instant)}`;
}
