import type { Achievement } from '@pesantren/api-client/contract/achievement';
import { messages } from '@pesantren/content/messages';
import { dateOrder, relativeDate } from '../../resource/format-date.ts';
import type { Column } from '../../resource/resource-config.ts';
import cells from '../../resource/table/cells.module.css';
import { longDate } from './long-date.ts';

/** The list's columns; the row of `editingId` says that it is being edited. */
export function achievementColumns(editingId: string | null): readonly Column<Achievement>[] {
  return [
    {
      header: 'Prestasi',
      place: 'main',
      order: { key: 'prestasi', of: ({ prestasi }) => prestasi },
      cell: ({ id, prestasi }) => (
        <>
          <strong className={cells.title}>{prestasi || messages.untitled}</strong>
          {id === editingId && <span className={cells.facts}>sedang diedit</span>}
        </>
      ),
    },
    {
      header: 'Tanggal',
      place: 'fact',
      width: 'wide',
      order: { key: 'tanggal', of: ({ tanggal }) => dateOrder(tanggal) },
      cell: ({ tanggal }) => (
        <>
          <span className={cells.date}>{longDate(tanggal) || tanggal || messages.undated}</span>
          <span className={cells.facts}>{relativeDate(tanggal)}</span>
        </>
      ),
    },
  ];
}
