import type { Row } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';

/** The only SQL about what was read out of PDFs, by the name that a PDF has among the uploads. */
export function createPdfReadings({ db }: Pick<Deps, 'db'>) {
  return {
    async keep(reading: Row<'pdf_readings'>): Promise<void> {
      const { name, ...facts } = reading;
      await db
        .insertInto('pdf_readings')
        .values(reading)
        .onConflict((conflict) => conflict.column('name').doUpdateSet(facts))
        .execute();
    },

    find(name: string): Promise<Row<'pdf_readings'> | undefined> {
      return db.selectFrom('pdf_readings').selectAll().where('name', '=', name).executeTakeFirst();
    },

    async forget(name: string): Promise<void> {
      await db.deleteFrom('pdf_readings').where('name', '=', name).execute();
    },
  };
}
