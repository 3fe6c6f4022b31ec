import type { Student } from '@pesantren/content/students';
import { StudentRow } from './student-row.tsx';

const columns = ['Nama', 'NIS', 'Kelas', 'Tahun masuk', 'Status', 'Prestasi'];

/** Students as a table; where it would be cramped each is a card. */
export function StudentTable({ students }: { students: readonly Student[] }) {
  return (
    <table className="nav:border-default nav:bg-card nav:rounded-card max-nav:block w-full border-separate border-spacing-0 nav:border">
      <caption className="sr-only">Daftar siswa</caption>
      <thead className="max-nav:sr-only">
        <tr>
          {columns.map((name) => (
            <th
              key={name}
              scope="col"
              className="text-mini text-muted font-strong px-4 py-3 text-start whitespace-nowrap first:pl-5 last:pr-5"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-nav:grid max-nav:gap-3 md:max-nav:grid-cols-2 md:max-nav:gap-4">
        {students.map((student) => (
          <StudentRow key={student.id} student={student} />
        ))}
      </tbody>
    </table>
  );
}
