import type { Student } from '@pesantren/api-client/contract/listed-student';
import { Badge } from '@pesantren/ui/controls/badge';
import { StudentPhoto } from './student-photo.tsx';

/** A pupil of the sample or of the school's own directory. */
export type ListedStudent = Omit<Student, 'achievements'> & { achievements: readonly string[] };

// With a width each, a row that arrives late moves no other.
const columns = [
  { name: 'Nama', width: 'w-[27%]' },
  { name: 'NIS', width: 'w-[11%]' },
  { name: 'Kelas', width: 'w-[9%]' },
  { name: 'Tahun masuk', width: 'w-[11%]' },
  { name: 'Status', width: 'w-[9%]' },
  { name: 'Prestasi', width: 'w-[33%]' },
];

/** Students as a table, on narrow screens as cards. */
export function StudentTable({ students }: { students: readonly ListedStudent[] }) {
  return (
    <table className="nav:border-default nav:bg-card nav:rounded-card max-nav:block w-full border-separate [border-spacing:0] nav:border">
      <caption className="sr-only">Daftar siswa</caption>
      <colgroup className="max-nav:hidden">
        {columns.map(({ name, width }) => (
          <col key={name} className={width} />
        ))}
      </colgroup>
      <thead className="max-nav:sr-only">
        <tr>
          {columns.map(({ name }) => (
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
        {students.map((student, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: masked numbers may be the same
          <StudentRow key={index} student={student} />
        ))}
      </tbody>
    </table>
  );
}

const cell = 'nav:border-default nav:border-t nav:px-4 nav:py-3 nav:first:pl-5 nav:last:pr-5';
// Cards have no table head: each value carries its label.
const named =
  'max-nav:before:text-muted max-nav:before:text-mini max-nav:before:block max-nav:before:whitespace-nowrap max-nav:before:content-[attr(data-label)]';

function StudentRow({ student }: { student: ListedStudent }) {
  const { id, name, year, status, achievements } = student;
  return (
    <tr className="text-small max-nav:bg-card max-nav:border-default max-nav:rounded-card max-nav:grid max-nav:grid-cols-[minmax(5.75rem,40%)_minmax(0,1fr)_auto] max-nav:content-start max-nav:gap-x-2 max-nav:gap-y-3.5 max-nav:border max-nav:p-4 tight:flex tight:flex-col">
      <th scope="row" className={`font-strong text-start max-nav:col-span-2 ${cell}`}>
        <span className="flex items-center gap-3.5 leading-snug">
          <StudentPhoto student={student} />
          <span>{name}</span>
        </span>
      </th>
      <td data-label="NIS" className={`tabular-nums max-nav:col-start-1 ${named} ${cell}`}>
        {id}
      </td>
      <td data-label="Kelas" className={`whitespace-nowrap max-nav:col-start-2 ${named} ${cell}`}>
        {student.class}
      </td>
      <td data-label="Tahun masuk" className={`tabular-nums ${named} ${cell}`}>
        {year}
      </td>
      <td
        className={`max-nav:col-start-3 max-nav:row-start-1 max-nav:place-self-center max-nav:justify-self-end tight:self-start ${cell}`}
      >
        <Badge>{status}</Badge>
      </td>
      <td
        data-label="Prestasi"
        className={`max-nav:col-span-3 ${achievements.length === 0 ? 'max-nav:hidden' : ''} ${named} ${cell}`}
      >
        {achievements.length > 0 ? (
          <ul className="grid gap-1 leading-snug">
            {achievements.map((achievement) => (
              <li key={achievement}>{achievement}</li>
            ))}
          </ul>
        ) : (
          <span className="text-muted">–</span>
        )}
      </td>
    </tr>
  );
}
