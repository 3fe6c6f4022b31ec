import type { StudentRow } from '@pesantren/api-client/contract/student';
import { formatNumber } from '@pesantren/content/numbers';
import type { ReactNode } from 'react';
import classes from './import-page.module.css';
import { oneLine } from './read-cells.ts';
import type { CsvLine } from './read-csv.ts';
import type { Column, Reading, RowNote } from './read-students.ts';
import { consentLabels } from './use-students.ts';

/** How many rows and misfits are shown. */
const shown = 10;

const uses = [
  { use: 'taken', label: 'Diambil' },
  { use: 'never', label: 'Tidak pernah diambil' },
  { use: 'unknown', label: 'Tidak dikenal, dilewati' },
] as const;

/** The cells of a pupil; a column that is empty in the whole file is left out. */
const allCells: readonly { label: string; of: (row: StudentRow) => string }[] = [
  { label: 'NIS', of: ({ nis }) => nis },
  { label: 'Nama', of: ({ name }) => name },
  { label: 'Kelas', of: (row) => row.class },
  { label: 'Tahun', of: ({ year }) => String(year) },
  { label: 'Prestasi', of: ({ achievements }) => achievements.join('; ') },
  { label: 'Persetujuan', of: ({ consent }) => (consent ? consentLabels[consent] : '') },
];

type ImportPreviewProps = { fileName: string; reading: Reading; others: readonly CsvLine[] };

/** Shows what an import would take of a file: its columns, its first pupils, and the lines that do not fit. */
export function ImportPreview({ fileName, reading, others }: ImportPreviewProps) {
  const { columns, rows, misfits, withoutGiver } = reading;
  const cells = allCells.filter(({ of }) => rows.some((row) => of(row) !== ''));
  return (
    <div className={classes.preview}>
      <h2>{fileName}</h2>
      <dl>
        {uses.map(({ use, label }) => (
          <ColumnNames key={use} label={label} columns={columns.filter((one) => one.use === use)} />
        ))}
      </dl>
      {rows.length + misfits.length === 0 && (
        <p className={classes.error}>
          Belum ada santri di file ini. Isi barisnya di bawah nama kolom, simpan, lalu pilih lagi.
        </p>
      )}
      {others.length > 0 && (
        <p>
          Dilewati karena bukan santri: {others.slice(0, shown).map(nameOf).join(', ')}
          {others.length > shown && `, dan ${formatNumber(others.length - shown)} baris lain`}.
        </p>
      )}
      {misfits.length > 0 && (
        <RowNotes notes={misfits} isWrong>
          {formatNumber(misfits.length)} baris belum sesuai dan dilewati. Perbaiki di filenya, lalu
          pilih lagi:
        </RowNotes>
      )}
      {withoutGiver.length > 0 && (
        <RowNotes notes={withoutGiver}>
          {formatNumber(withoutGiver.length)} santri masuk sebagai <em>Tidak tampil</em>, karena
          persetujuannya belum lengkap; yang sudah ada di direktori tetap memakai persetujuannya:
        </RowNotes>
      )}
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it
        <section className={classes.table} aria-label="Santri pertama" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {cells.map(({ label }) => (
                  <th key={label}>{label}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, shown).map((row) => (
                <tr key={row.nis}>
                  {cells.map(({ label, of }) => (
                    <td key={label}>{of(row)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {rows.length > shown && <p>dan {formatNumber(rows.length - shown)} santri lainnya.</p>}
        </section>
      )}
    </div>
  );
}

/** Names a line by its number and the first words that stand in it. */
function nameOf({ line, cells }: CsvLine): string {
  const words = oneLine(cells.join(' ')).trim();
  return `baris ${line} (${words.length > 40 ? `${words.slice(0, 39)}…` : words})`;
}

type RowNotesProps = { notes: readonly RowNote[]; isWrong?: boolean; children: ReactNode };

function RowNotes({ notes, isWrong = false, children }: RowNotesProps) {
  return (
    <div className={isWrong ? `${classes.notes} ${classes.misfits}` : classes.notes}>
      <p>{children}</p>
      <ul>
        {notes.slice(0, shown).map(({ line, name, words }) => (
          <li key={line}>
            Baris {line}
            {name && ` (${name})`}: {words}
          </li>
        ))}
      </ul>
      {notes.length > shown && <p>dan {formatNumber(notes.length - shown)} lainnya.</p>}
    </div>
  );
}

function ColumnNames({ label, columns }: { label: string; columns: readonly Column[] }) {
  if (columns.length === 0) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{columns.map(({ header }) => header).join(', ')}</dd>
    </div>
  );
}
