import type { UploadKind } from '@pesantren/api-client/contract/uploads/upload';
import { delMany, entries, setMany } from 'idb-keyval';
import { deviceStore } from '../writing/device-store.ts';
import { randomId } from '../writing/random-id.ts';

/** A file that another app has sent, kept on this device until somebody accepts or discards it. */
export type ReceivedFile = { id: string; file: File };

/** Why nothing of a share was kept: a page of another site sent it, the device has no room, or no service worker ran. */
export type Refusal = 'situs-lain' | 'penuh' | 'belum-siap';

/** The parameters of the page that opens what was shared: a refusal, and the number of files that are neither. */
export const parameters = { refusal: 'ditolak', others: 'lain' } as const;

type Stored = { file: File; receivedAt: number };

const openReceived = () => deviceStore('pesantren-admin-kiriman', 'files');

/** The field of the form that a phone sends what is shared in (public/manifest.webmanifest). */
const field = 'files';

/** Milliseconds after which a file goes that nobody has accepted. */
const lasts = 86_400_000;

/**
 * Keeps what was shared with the app beside what is still there, for its page to ask about; the service worker calls it.
 * @returns the query of that page
 */
export async function receiveShare(request: Request, origin: string): Promise<URLSearchParams> {
  if (isForeign(request, origin)) return refused('situs-lain');
  const files = (await request.formData()).getAll(field).filter((value) => value instanceof File);
  const kept = files.filter((file) => kindOf(file) !== null);
  const receivedAt = Date.now();
  try {
    // Keys are sorted: files stay as they were shared, an earlier share first.
    await setMany(
      kept.map((file, index): [string, Stored] => {
        const place = String(index).padStart(3, '0');
        return [`${receivedAt}-${place}-${randomId()}`, { file, receivedAt }];
      }),
      openReceived(),
    );
  } catch {
    return refused('penuh');
  }
  const others = files.length - kept.length;
  return new URLSearchParams(others > 0 ? { [parameters.others]: String(others) } : {});
}

/**
 * Returns true for a form that a page of another site has sent, as far as its browser says so: a phone's own menu opens
 * a window, and has no page that it refers to.
 */
function isForeign({ referrer, destination }: Request, origin: string): boolean {
  if (destination !== 'document') return true;
  return referrer !== '' && new URL(referrer, origin).origin !== origin;
}

function refused(refusal: Refusal): URLSearchParams {
  return new URLSearchParams({ [parameters.refusal]: refusal });
}

/** Returns what was shared and is neither accepted nor discarded, for a day; drops what is older. */
export async function readReceived(): Promise<ReceivedFile[]> {
  const all = await entries<string, Stored | File[]>(openReceived()).catch(() => []);
  const isCurrent = (stored: Stored | File[]): stored is Stored =>
    // Releases before this one kept all files of a share as one list.
    !Array.isArray(stored) && stored.receivedAt > Date.now() - lasts;
  const old = all.filter(([, stored]) => !isCurrent(stored));
  if (old.length > 0) void dropReceived(old.map(([id]) => id));
  return all.flatMap(([id, stored]) => (isCurrent(stored) ? [{ id, file: stored.file }] : []));
}

/** Returns files that somebody has accepted, and leaves nothing of them. */
export async function takeReceived(ids: readonly string[]): Promise<File[]> {
  const files = (await readReceived()).filter(({ id }) => ids.includes(id));
  await dropReceived(ids);
  return files.map(({ file }) => file);
}

/** Drops files that somebody has discarded. */
export function dropReceived(ids: readonly string[]): Promise<void> {
  return delMany([...ids], openReceived()).catch(() => undefined);
}

/** Returns what a shared file may become; null for a video and all else. */
export function kindOf({ type }: File): UploadKind | null {
  if (type === 'application/pdf') return 'pdf';
  return type.startsWith('image/') ? 'image' : null;
}
