import type { Deps } from '../../deps.ts';
import { uploadName } from './storage/storage.ts';

/** The only SQL about pictures' colours, by the name that a picture has among the uploads. */
export function pictureColors({ db }: Pick<Deps, 'db'>) {
  return {
    async keep(name: string, color: string): Promise<void> {
      await db
        .insertInto('picture_colors')
        .values({ name, color })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ color }))
        .execute();
    },

    /** `#rrggbb`, `''` of a picture that has none, undefined when nobody has looked yet. */
    async find(name: string): Promise<string | undefined> {
      const found = await db
        .selectFrom('picture_colors')
        .select('color')
        .where('name', '=', name)
        .executeTakeFirst();
      return found?.color;
    },

    /** Of the picture at a path; `''` when it lies elsewhere or has none. */
    async at(path: string): Promise<string> {
      const name = uploadName(path);
      return (name && (await this.find(name))) || '';
    },

    async forget(name: string): Promise<void> {
      await db.deleteFrom('picture_colors').where('name', '=', name).execute();
    },
  };
}
