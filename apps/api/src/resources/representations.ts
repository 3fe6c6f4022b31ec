import { foldCategory } from '@pesantren/api-client/contract/lists/search';
import { bodyTexts } from '@pesantren/api-client/contract/texts/body-texts';
import { type Inputs, type ResourceName, resources } from '@pesantren/api-client/resources';
import { joinTexts, type SearchTexts } from '../db/search.ts';
import { type Item, rowOf } from '../db/tables.ts';
import type { UploadUrls } from '../features/upload/upload-urls.ts';
import type { UploadColumns } from './definition.ts';
import { registry } from './registry.ts';
import { sanitizeBody } from './rich-text.ts';

/** An item as the API sends it, by what the shared routes read of it. */
type ApiItem = { id: number; version: number };

/**
 * Creates the conversion of rows to items of the API. Columns outside the contract are dropped: a later release may
 * have added them.
 */
export function createSerializer<Name extends ResourceName>(
  { urls }: { urls: UploadUrls },
  name: Name,
): (item: Item) => ApiItem {
  const { uploads, serialize } = registry[name];
  const fields = Object.keys(resources[name].item.shape);
  return (item) => {
    const row = rowOf(name, item);
    const sent: Record<string, unknown> & ApiItem = { id: row.id, version: row.version };
    for (const field of fields) sent[field] = item[field as keyof Item];
    convertUploads(sent, uploads, urls.toApi, urls.bodyToApi);
    return Object.assign(sent, serialize?.(row));
  };
}

/**
 * Converts the uploads of an input to paths and sanitizes its rich text.
 * @throws Problem `invalid-field` when nothing is left of rich text, or it leaves too many tags open.
 */
export function toStorage<Name extends ResourceName>(
  { urls }: { urls: UploadUrls },
  name: Name,
  input: Inputs[Name],
): Inputs[Name] {
  const sanitize = (body: string) => sanitizeBody(body, urls);
  return convertUploads({ ...input }, registry[name].uploads, urls.toStorage, sanitize);
}

/** The category of an input as lists compare it; `''` for a resource without categories. */
export function categoryKey(input: object): string {
  return 'category' in input && typeof input.category === 'string'
    ? foldCategory(input.category)
    : '';
}

/** The fields of ids and slugs, which no visitor reads. */
const codes: readonly PropertyKey[] = ['id', 'slug'];

/** Returns what the index of search holds of an item: the words of its search fields, and their addresses and ids. */
export function searchTexts(name: ResourceName, item: Item): SearchTexts {
  const { uploads, hiddenSearchFields = [] } = registry[name];
  const fields: PropertyKey[] = [...resources[name].searchFields, ...hiddenSearchFields];
  const words: string[] = [];
  const addresses: string[] = [];
  for (const field of fields) {
    const value = String(Reflect.get(item, field) ?? '');
    const kind: unknown = Reflect.get(uploads, field);
    if (kind === 'rich-text') {
      const body = bodyTexts(value);
      words.push(body.words);
      addresses.push(...body.addresses);
    } else (kind || codes.includes(field) ? addresses : words).push(value);
  }
  return { text: joinTexts(words), addresses: joinTexts(addresses) };
}

/** Converts the uploads among the values of an object, in place. */
function convertUploads<Values extends object>(
  values: Values,
  uploads: UploadColumns,
  convertUrl: (url: string) => string,
  convertBody: (body: string) => string,
): Values {
  for (const [column, kind] of Object.entries(uploads)) {
    const value: unknown = Reflect.get(values, column);
    if (typeof value !== 'string') continue;
    Reflect.set(values, column, kind === 'rich-text' ? convertBody(value) : convertUrl(value));
  }
  return values;
}
