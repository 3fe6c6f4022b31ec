import { prestasiInputSchema } from '@pesantren/api-client/contract/prestasi';
import type { Deps } from '../../deps.ts';
import { itemRoutes } from '../items/routes.ts';
import { prestasiStore } from './store.ts';

/** `/prestasi.php`, as `features/items` has it. */
export function prestasiRoutes(deps: Deps) {
  return itemRoutes(deps, {
    name: 'prestasi',
    missing: 'Prestasi tidak ditemukan.',
    input: prestasiInputSchema,
    store: prestasiStore,
    answer: ({ created_at, deleted_at, category_key, happened_at, ...row }) => row,
  });
}
