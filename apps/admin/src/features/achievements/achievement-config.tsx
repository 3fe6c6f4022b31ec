import { parseOnlyDate } from '@pesantren/content/dates';
import { messages } from '@pesantren/content/messages';
import { formatRelativeDate } from '../../resource/format-date.ts';
import cells from '../../resource/list/cells.module.css';
import { titleColumn } from '../../resource/list/columns.tsx';
import type { ResourceConfig } from '../../resource/resource-config.ts';

export const achievementConfig: ResourceConfig<'prestasi'> = {
  name: 'prestasi',
  title: 'Prestasi',
  noun: 'prestasi',
  subject: 'Prestasi',
  addLabel: 'Prestasi baru',
  nameOf: ({ prestasi }) => prestasi || messages.untitled,
  draftName: ({ prestasi = '' }) => prestasi,
  columns: [
    titleColumn({
      header: 'Prestasi',
      sortKey: 'prestasi',
      titleOf: ({ prestasi }) => prestasi,
      isWhole: true,
    }),
    {
      header: 'Tanggal',
      role: 'fact',
      width: 'wide',
      sort: 'tanggal',
      cell: ({ tanggal }, _, clock) => {
        const instant = parseOnlyDate(tanggal, clock);
        return (
          <>
            <span className={cells.date}>
              {instant ? clock.formatDate(instant) : tanggal || messages.undated}
            </span>
            <span className={cells.facts}>{formatRelativeDate(tanggal, clock)}</span>
          </>
        );
      },
    },
  ],
  search: 'Cari prestasi',
  empty: messages.achievementsEmpty,
  noMatch: 'Tidak ada prestasi yang sesuai dengan pencarian.',
};
