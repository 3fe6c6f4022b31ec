import { ApiError, messageOf } from '@pesantren/api-client/api-error';

/** Why it failed, in the provider's own sentence or ours; `''` when nobody knows. */
export function detailOf(error: unknown): string {
  return error instanceof ApiError ? error.detail : '';
}

/** What failed and, where it is known, why: `Gagal menghapus data. Artikel sudah dihapus.` */
export function describeError(error: unknown): string {
  const [words, detail] = [messageOf(error), detailOf(error)];
  if (!detail) return words;
  return /[.!?]$/.test(words) ? `${words} ${detail}` : `${words}. ${detail}`;
}
