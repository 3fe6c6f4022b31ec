import type { Student } from '@pesantren/api-client/contract/listed-student';
import { matchesSearch } from '@pesantren/api-client/contract/lists/search';
import {
  maxStudents,
  type StudentInput,
  type StudentRow,
  type StudentSettings,
} from '@pesantren/api-client/contract/student';
import { printable } from '@pesantren/api-client/contract/texts/printable';
import type { Insertable } from 'kysely';
import type { Row, StudentsTable } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import type { ListParams, Page } from '../../http/pagination.ts';
import { Problem } from '../../http/problem.ts';
import { photoUrl, shownStudent } from './shown-student.ts';

/** Rows that one statement inserts. */
const rowsAtOnce = 200;

/** The columns that an import changes of a pupil who is there. */
const importedColumns = [
  ...(['name', 'class', 'year', 'status', 'achievements', 'photo'] as const),
  ...(['consent', 'consent_by', 'consent_at', 'updated_at', 'version'] as const),
];

type StudentRecord = Row<'students'>;

/** Which pupils a list asks for. */
export type StudentQuery = Pick<ListParams, 'q' | 'limit' | 'offset'> & { class: string };

/** Creates the store of the pupils' directory. A directory is small: its lists are filtered in memory. */
export function createStudentStore({ db, now, urls }: Pick<Deps, 'db' | 'now' | 'urls'>) {
  const all = () =>
    db.selectFrom('students').selectAll().orderBy('class').orderBy('name').orderBy('id').execute();

  async function settings(): Promise<StudentSettings> {
    const row = await db.selectFrom('student_settings').selectAll().executeTakeFirst();
    return { enabled: row?.enabled === 1, mask_nis: row?.mask_nis !== 0 };
  }

  const at = () => now().toISOString();

  return {
    settings,

    async saveSettings({ enabled, mask_nis }: StudentSettings): Promise<void> {
      const columns = { enabled: Number(enabled), mask_nis: Number(mask_nis) };
      await db
        .insertInto('student_settings')
        .values({ id: 1, ...columns })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
        .execute();
    },

    /** Lists what everyone may see: filtered by what is shown, so that no search tells what is not. */
    async shown(query: StudentQuery): Promise<Page<Student>> {
      const { mask_nis: maskNis } = await settings();
      const students = (await all()).flatMap((row) => shownStudent(row, { maskNis, urls }) ?? []);
      const sorted = students.toSorted((a, b) =>
        a.class === b.class ? compare(a.name, b.name) : compare(a.class, b.class),
      );
      return pageOf(sorted, query, ['id', 'name', 'class', 'status', 'achievements']);
    },

    /** Counts all pupils by class. */
    classes(): Promise<{ class: string; total: number }[]> {
      return db
        .selectFrom('students')
        .select(['class', (eb) => eb.fn.countAll<number>().as('total')])
        .groupBy('class')
        .orderBy('class')
        .execute();
    },

    /** Lists what the school keeps. */
    async records(query: StudentQuery & { consent: string }): Promise<Page<StudentRecord>> {
      const rows = await all();
      const wanted = query.consent ? rows.filter((row) => row.consent === query.consent) : rows;
      return pageOf(wanted, query, ['nis', 'name', 'class', 'consent_by']);
    },

    get(id: number): Promise<StudentRecord | undefined> {
      return db.selectFrom('students').selectAll().where('id', '=', id).executeTakeFirst();
    },

    async create(input: StudentInput): Promise<StudentRecord> {
      await this.requireRoom(1);
      await requireFreeNis(input.nis);
      const columns = { ...columnsOf(input), photo: '', created_at: at(), updated_at: at() };
      return db.insertInto('students').values(columns).returningAll().executeTakeFirstOrThrow();
    },

    /** Changes a pupil to the next version; without consent the photo goes. */
    async update(before: StudentRecord, input: StudentInput): Promise<StudentRecord> {
      if (input.nis !== before.nis) await requireFreeNis(input.nis);
      const photo = input.consent === 'foto' ? before.photo : '';
      return change(before, { ...columnsOf(input), photo });
    },

    /** Names another photo, or none. */
    setPhoto(before: StudentRecord, photo: string): Promise<StudentRecord> {
      return change(before, { photo });
    },

    async remove(id: number): Promise<void> {
      await db.deleteFrom('students').where('id', '=', id).execute();
    },

    /** Adds pupils and changes those of the same NIS. @returns also whose consent it has changed, and the photos that nobody consents to any more. */
    async import(inputs: readonly StudentRow[]) {
      const known = new Map((await all()).map((row) => [row.nis, row]));
      const rows = inputs.map((input) => importedRow(input, known.get(input.nis), at()));
      const created = rows.filter(({ nis }) => !known.has(nis)).length;
      await this.requireRoom(created);
      for (let start = 0; start < rows.length; start += rowsAtOnce) {
        await db
          .insertInto('students')
          .values(rows.slice(start, start + rowsAtOnce))
          .onConflict((conflict) =>
            conflict
              .column('nis')
              .doUpdateSet(({ ref }) =>
                Object.fromEntries(
                  importedColumns.map((column) => [column, ref(`excluded.${column}`)]),
                ),
              ),
          )
          .execute();
      }
      const after = await all();
      const consents = after.filter(
        (row) => row.consent !== (known.get(row.nis)?.consent ?? 'tidak'),
      );
      const kept = new Set(after.map(({ photo }) => photo));
      const photos = [...known.values()].map(({ photo }) => photo);
      return {
        ...{ created, updated: rows.length - created },
        consents: consents.map(({ id }) => id),
        photos: photos.filter((photo) => !kept.has(photo)),
      };
    },

    /** @throws Problem `invalid-field` when the directory would hold more than it can. */
    async requireRoom(more: number): Promise<void> {
      const { count } = await db
        .selectFrom('students')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      if (count + more > maxStudents)
        throw refused('students', 'Direktori paling banyak 3.000 santri.');
    },
  };

  async function requireFreeNis(nis: string): Promise<void> {
    const taken = db.selectFrom('students').select('id').where('nis', '=', nis);
    if (await taken.executeTakeFirst()) throw refused('nis', 'NIS ini sudah dipakai santri lain.');
  }

  function change(before: StudentRecord, columns: Partial<Insertable<StudentsTable>>) {
    return db
      .updateTable('students')
      .set({ ...columns, updated_at: at(), version: before.version + 1 })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }
}

/** Converts a row to what a session reads. */
export function recordOf(row: StudentRecord, urls: Deps['urls']) {
  const { id, nis, name, year, status, consent, consent_by, consent_at, updated_at, version } = row;
  return {
    ...{ id, nis, name, class: row.class, year, status },
    achievements: JSON.parse(row.achievements),
    photo: photoUrl(row, urls),
    ...{ consent, consent_by, consent_at, updated_at, version },
  };
}

/** Makes the row of an imported pupil: what the import does not say of a known one stays. */
function importedRow(
  input: StudentRow,
  before: StudentRecord | undefined,
  at: string,
): Insertable<StudentsTable> {
  const { consent, consent_by, consent_at } =
    input.consent || !before ? { consent: 'tidak' as const, ...input } : before;
  const columns = columnsOf({ ...input, consent: consent ?? 'tidak', consent_by, consent_at });
  return {
    ...columns,
    photo: columns.consent === 'foto' ? (before?.photo ?? '') : '',
    created_at: before?.created_at ?? at,
    updated_at: at,
    version: (before?.version ?? 0) + 1,
  };
}

function columnsOf(input: StudentInput) {
  const { nis, year, consent, consent_at } = input;
  return {
    ...{ nis, year, consent, consent_at },
    name: printable(input.name),
    class: printable(input.class),
    status: printable(input.status),
    achievements: JSON.stringify(input.achievements.map(printable)),
    consent_by: printable(input.consent_by),
  };
}

function pageOf<Item extends { class: string }>(
  items: readonly Item[],
  { q, limit, offset, class: wanted }: StudentQuery,
  fields: readonly (keyof Item)[],
): Page<Item> {
  const found = items.filter(
    (item) => (wanted === '' || item.class === wanted) && matchesSearch(item, q, fields),
  );
  return { items: found.slice(offset, offset + limit), total: found.length };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : 1;
}

function refused(field: string, message: string): Problem {
  return new Problem('invalid-field', { message, errors: { [field]: message } });
}
