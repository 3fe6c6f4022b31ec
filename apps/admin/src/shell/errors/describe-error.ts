import { ApiError, messageOf } from '@pesantren/api-client/api-error';

/** Returns the reason of a failure in the provider's own sentence or ours; `''` when it is unknown. */
export function detailOf(error: unknown): string {
  return error instanceof ApiError ? error.detail : '';
}

/** Returns what failed and, where it is known, why: `Gagal menghapus data. Artikel sudah dihapus.` */
export function describeError(error: unknown): string {
  const [message, detail] = [messageOf(error), detailOf(error)];
  return detail ? `${asSentence(message)} ${detail}` : message;
}

/** Returns a text that ends as a sentence does, so that another one can follow. */
export function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
