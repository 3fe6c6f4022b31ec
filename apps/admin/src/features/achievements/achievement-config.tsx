import type { Achievement } from '@pesantren/api-client/contract/achievement';
import { formatDate, parseDate } from '@pesantren/content/dates';
import { messages } from '@pesantren/content/messages';
import { formatRelativeDate, toTimestamp } from '../../resource/format-date.ts';
import cells from '../../resource/list/cells.module.css';
import type { Column, ResourceConfig } from '../../resource/resource-config.ts';

/** How achievements are listed. */
export const achievementConfig: ResourceConfig<'prestasi'> = {
  name: 'prestasi',
  title: 'Prestasi',
  noun: 'prestasi',
  subject: 'Prestasi',
  addLabel: 'Prestasi baru',
  nameOf: ({ prestasi }) => prestasi || messages.untitled,
  draftName: ({ prestasi = '' }) => prestasi,
  columns: achievementColumns,
  search: { label: 'Cari prestasi', hint: 'Cari deskripsi, tanggal, ID' },
  empty: messages.achievementsEmpty,
  noMatch: 'Tidak ada prestasi yang sesuai dengan pencarian.',
};

/** The list's columns; the row of `editingId` says that it is being edited. */
export function achievementColumns(editingId: string | null): readonly Column<Achievement>[] {
  return [
    {
      header: 'Prestasi',
      role: 'main',
      sort: { key: 'prestasi', by: ({ prestasi }) => prestasi },
      cell: ({ id, prestasi }) => (
        <>
          <strong className={cells.title}>{prestasi || messages.untitled}</strong>
          {id === editingId && <span className={cells.facts}>sedang diedit</span>}
        </>
      ),
    },
    {
      header: 'Tanggal',
      role: 'fact',
      width: 'wide',
      sort: { key: 'tanggal', by: ({ tanggal }) => toTimestamp(tanggal) },
      cell: ({ tanggal }) => (
        <>
          <span className={cells.date}>{longDate(tanggal) || tanggal || messages.undated}</span>
          <span className={cells.facts}>{formatRelativeDate(tanggal)}</span>
        </>
      ),
    },
  ];
}

/** `12 Januari 2025` out of a date as people and providers write it; `''` when it names no day. */
export function longDate(text: string): string {
  const instant = parseDate(text);
  return instant ? formatDate(instant) : '';
}
