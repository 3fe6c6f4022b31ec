import type { Deleted } from '@pesantren/api-client/contract/lists/pagination';
import type { Items, ResourceName } from '@pesantren/api-client/resources';
import type { Clock } from '@pesantren/content/clock';
import { deletedKeptForDays } from '@pesantren/content/limits';
import { formatRelativeDate } from '../../resource/format-date.ts';
import cells from '../../resource/list/cells.module.css';
import type { Column, ResourceConfig } from '../../resource/resource-config.ts';

/** Returns the trash's columns: the list's first ones, when an item was deleted, and how long it stays. */
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
      cell: ({ deleted_at }, _, clock) => (
        <>
          <span className={cells.date}>{exactly(deleted_at, clock)}</span>
          <span className={cells.facts}>{formatRelativeDate(deleted_at, clock)}</span>
        </>
      ),
    },
    {
      header: 'Sisa waktu',
      role: 'fact',
      width: 'middle',
      cell: ({ deleted_at }, _, clock) =>
        daysLeft(deleted_at) && (
          <>
            <span className={cells.tag}>{daysLeft(deleted_at)}</span>
            <span className={cells.facts}>sampai {clock.formatDate(purgedAt(deleted_at))}</span>
          </>
        ),
    },
  ];
}

function exactly(deletedAt: string, clock: Clock): string {
  const instant = new Date(deletedAt);
  if (Number.isNaN(instant.getTime())) return deletedAt;
  return `${clock.formatDate(instant)}, ${clock.formatTime(instant)}`;
}

const day = 86_400_000;

/** Returns the instant at which an item, deleted at an ISO 8601 instant, is purged. */
function purgedAt(deletedAt: string): Date {
  return new Date(Date.parse(deletedAt) + deletedKeptForDays * day);
}

/** Returns `30 hari lagi` until the purge, a started day counting as one; `''` when that is unknown. */
export function daysLeft(deletedAt: string, now = new Date()): string {
  const days = (purgedAt(deletedAt).getTime() - now.getTime()) / day;
  if (Number.isNaN(days)) return '';
  return days < 1 ? 'kurang dari sehari' : `${Math.ceil(days)} hari lagi`;
}
