import { can } from '@pesantren/api-client/contract/permissions';
import type { Item, PublishedItem } from '../../db/tables.ts';
import { Problem } from '../../http/problem.ts';
import type { Admin } from '../../http/request-context.ts';

/**
 * Refuses what a role may not do with items: a `penulis` creates drafts and changes those of his own, which visitors
 * see only once somebody else has published them.
 * @param before the item that is changed; undefined for a new one.
 * @throws Problem `not-allowed`
 */
export function requirePermission(
  { username, role }: Admin,
  { isDraft, before }: { isDraft: boolean; before?: Item },
): void {
  if (can(role, 'publish')) return;
  const isOwn = before === undefined || (before as PublishedItem).written_by === username;
  if (!isDraft) throw new Problem('not-allowed', { message: notPublishing });
  if (!isOwn) throw new Problem('not-allowed', { message: notOwn });
}

/** Refuses deleting and restoring: a `penulis` does so with drafts of his own that are no more than that. */
export function requirePermissionToDelete(admin: Admin, before: Item): void {
  const isDraft = (before as PublishedItem).published === 0;
  requirePermission(admin, { isDraft, before });
}

const notPublishing =
  'Hanya redaktur yang menerbitkan. Simpan sebagai draf, lalu minta diterbitkan.';
const notOwn = 'Draf ini milik orang lain.';
