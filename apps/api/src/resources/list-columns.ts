import { type ResourceName, resources } from '@pesantren/api-client/resources';
import { sql } from 'kysely';
import { hasPublication } from '../features/publication/visible.ts';
import { registry } from './registry.ts';

/** The columns that every resource's items have. */
export const itemColumns = [
  'id',
  'created_at',
  'updated_at',
  'version',
  'category_key',
  'deleted_at',
] as const;

const publicationColumns = ['published', 'publish_at', 'expire_at', 'submitted_at', 'written_by'];

/** The client derives a missing excerpt from the beginning of the body. */
const excerptSource = sql`case when excerpt = '' then substr(content, 1, 2000) else '' end`;

/** Selects a resource's own columns without the texts that only search reads, in a summary also without bodies. */
export function ownColumns(name: ResourceName, isSummary: boolean, isEditorial = false) {
  const { uploads, facts, list, hiddenSearchFields = [] } = registry[name];
  const { shape } = resources[name].input;
  const times = isEditorial ? publicationColumns : ['published', 'expire_at'];
  const pinned = list.pinnedFirst ? ['pinned_at'] : [];
  const columns = [
    ...new Set([
      ...Object.keys({ ...shape, ...facts }),
      ...(hasPublication(name) ? times : []),
      ...pinned,
    ]),
  ];
  const isBody = (column: string) => Reflect.get(uploads, column) === 'rich-text';
  const bodyInSummary = 'excerpt' in shape ? excerptSource : sql`''`;
  return columns
    .filter((column) => !hiddenSearchFields.some((hidden) => hidden === column))
    .map((column) => (isSummary && isBody(column) ? bodyInSummary : sql.ref(column)).as(column));
}
