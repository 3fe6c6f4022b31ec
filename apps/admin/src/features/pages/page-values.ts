import type { Page } from '@pesantren/api-client/contract/page';
import { flagWords } from '@pesantren/api-client/contract/texts/wire';

/** The fields' labels. */
export const pageLabels = {
  title: 'Judul',
  content: 'Isi',
  order: 'Urutan',
  in_footer: 'Di kaki situs',
};

/** The page form's values. */
export type PageValues = Record<keyof typeof pageLabels, string>;

/** Returns the form's values of a page; a new one is in no footer, behind all others. */
export function toPageValues(page: Page | null): PageValues {
  const { title = '', content = '', order, in_footer = false } = page ?? {};
  return {
    ...{ title, content },
    order: order === undefined ? '' : String(order),
    in_footer: flagWords[`${in_footer}`],
  };
}
