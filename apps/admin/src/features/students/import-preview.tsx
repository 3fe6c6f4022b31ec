import { formatNumber } from '@pesantren/content/numbers';
import classes from './import-page.module.css';
import type { Column, Reading } from './read-csv.ts';

/** How many rows and misfits are shown. */
const shown = 10;

const uses = [
  { use: 'taken', label: 'Diambil' },
  { use: 'never', label: 'Tidak pernah diambil' },
  { use: 'unknown', label: 'Tidak dikenal, dilewati' },
] as const;

type ImportPreviewProps = { fileName: string; reading: Reading };

/** What an import would take of a file: its columns, its first pupils, and the lines that do not fit. */
export function ImportPreview({ fileName, reading }: ImportPreviewProps) {
  const { columns, rows, misfits } = reading;
  return (
    <div className={classes.preview}>
      <h2>{fileName}</h2>
      <dl>
        {uses.map(({ use, label }) => (
          <ColumnNames key={use} label={label} columns={columns.filter((one) => one.use === use)} />
        ))}
      </dl>
      {misfits.length > 0 && (
        <div className={classes.misfits}>
          <p>
            {formatNumber(misfits.length)} baris belum sesuai dan dilewati. Perbaiki di berkasnya,
            lalu pilih lagi:
          </p>
          <ul>
            {misfits.slice(0, shown).map(({ line, name, words }) => (
              <li key={line}>
                Baris {line}
                {name && ` (${name})`}: {words}
              </li>
            ))}
          </ul>
          {misfits.length > shown && <p>dan {formatNumber(misfits.length - shown)} lainnya.</p>}
        </div>
      )}
      {rows.length > 0 && (
        <div className={classes.table}>
          <table>
            <thead>
              <tr>
                <th>NIS</th>
                <th>Nama</th>
                <th>Kelas</th>
                <th>Tahun</th>
                <th>Prestasi</th>
                <th>Persetujuan</th>
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, shown).map((row) => (
                <tr key={row.nis}>
                  <td>{row.nis}</td>
                  <td>{row.name}</td>
                  <td>{row.class}</td>
                  <td>{row.year}</td>
                  <td>{row.achievements.join('; ')}</td>
                  <td>{row.consent ?? ''}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {rows.length > shown && <p>dan {formatNumber(rows.length - shown)} santri lainnya.</p>}
        </div>
      )}
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
