import classes from './import-page.module.css';
import { studentColumns, templateUrl } from './student-columns.ts';

/** Names the columns of an import with what may stand in each, and the template that has them. */
export function ImportColumns({ isOpen }: { isOpen: boolean }) {
  return (
    <details className={classes.columns} open={isOpen}>
      <summary>Kolom dan isinya</summary>
      <p>
        Simpan dari Excel sebagai CSV. Belum punya daftarnya?{' '}
        <a href={templateUrl} download="santri.csv">
          Unduh contoh file
        </a>
        , lalu isi di Excel.
      </p>
      <dl>
        {studentColumns.map(({ field, label, isNeeded, allowed }) => (
          <div key={field}>
            <dt>
              {label}
              {isNeeded && <span> (wajib)</span>}
            </dt>
            <dd>{allowed}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
