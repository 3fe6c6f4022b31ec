import type { UploadKind } from '@pesantren/api-client/contract/upload';
import { createStore, get, set, type UseStore } from 'idb-keyval';

const db: UseStore = async (mode, work) =>
  createStore('pesantren-admin-kiriman', 'files')(mode, work);
const key = 'kiriman';

/** The field of the form that a phone sends what is shared in (public/manifest.webmanifest). */
export const receivedField = 'files';

/** Keeps what was shared with the app until its page takes it; the service worker calls it. */
export function keepReceived(files: readonly File[]): Promise<void> {
  return set(key, files, db);
}

/** Returns what was shared and not yet taken. */
export async function readReceived(): Promise<readonly File[]> {
  return (await get<readonly File[]>(key, db).catch(() => undefined)) ?? [];
}

/** Returns the shared files of a kind, and leaves nothing of them. */
export async function takeReceived(kind: UploadKind): Promise<readonly File[]> {
  const files = await readReceived();
  if (files.length > 0) await keepReceived([]);
  return files.filter((file) => kindOf(file) === kind);
}

/** Returns what a shared file may become; null for a video and all else. */
export function kindOf({ type }: File): UploadKind | null {
  if (type === 'application/pdf') return 'pdf';
  return type.startsWith('image/') ? 'image' : null;
}
