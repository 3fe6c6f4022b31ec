import type { Student } from '@pesantren/api-client/contract/listed-student';
import type { Row } from '../../db/tables.ts';
import type { UploadUrls } from '../upload/upload-urls.ts';

/** Makes of a pupil what its consent lets everyone see; null for one who is only counted. */
export function shownStudent(
  row: Row<'students'>,
  { maskNis, urls }: { maskNis: boolean; urls: UploadUrls },
): Student | null {
  if (row.consent === 'tidak') return null;
  return {
    id: maskNis ? masked(row.nis) : row.nis,
    name: row.consent === 'inisial' ? initials(row.name) : row.name,
    class: row.class,
    year: row.year,
    status: row.status,
    achievements: JSON.parse(row.achievements),
    photo: row.consent === 'foto' ? photoUrl(row, urls) : '',
  };
}

/** Returns the address of a pupil's photo, another one after each change; `''` when there is none. */
export function photoUrl({ id, photo, version }: Row<'students'>, urls: UploadUrls): string {
  return photo && urls.absolute(`/api/students.php/${id}/photo?v=${version}`);
}

/** Masks a NIS but for its last three characters; a short one whole. */
function masked(nis: string): string {
  return nis.length > 3 ? '•'.repeat(nis.length - 3) + nis.slice(-3) : '•'.repeat(nis.length);
}

/** `Ahmad Said Damanik` → `A. S. D.` */
function initials(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /\p{L}/u.exec(word) ?? []);
  return letters.map((letter) => `${letter.toLocaleUpperCase('id')}.`).join(' ');
}
