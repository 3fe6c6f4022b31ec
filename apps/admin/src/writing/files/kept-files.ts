import { ApiError } from '@pesantren/api-client/api-error';
import type { UploadAnswer, UploadKind } from '@pesantren/api-client/contract/uploads/upload';
import { messages } from '@pesantren/content/messages';
import { del, delMany, entries, get, set } from 'idb-keyval';
import type { Services } from '../../services.ts';
import { deviceStore } from '../device-store.ts';
import { randomId } from '../random-id.ts';
import { deviceFull, keptFilesDb, keptOrigin } from './kept-origin.ts';
import { prepareFile, uploadFile } from './upload-file.ts';

/** A file that was chosen without a network. `url`: where the provider has it since `uploadedAt`. */
type KeptFile = {
  file: Blob;
  name: string;
  kind: UploadKind;
  keptAt: number;
  url?: string;
  uploadedAt?: number;
};

type Uploads = Pick<Services, 'client'>;
type UploadOptions = Parameters<typeof uploadFile>[3];

/** Milliseconds after which the provider may have removed an upload that no item names: it does after a day. */
const uploadLasts = 20 * 3_600_000;
/** Milliseconds after which a file goes that no draft names any more. */
const unusedLasts = 86_400_000;

const openFiles = () => deviceStore(...keptFilesDb);

/**
 * Uploads a file; without a network keeps it on this device, shrunk, under an address that stands for it in the form
 * until that is sent. Needs safe repeats (docs/contract.md#idempotency).
 * @throws ApiError, also where the device has no room; AbortError
 */
export async function uploadOrKeep(
  client: Services['client'],
  kind: UploadKind,
  file: File,
  options: UploadOptions,
): Promise<UploadAnswer> {
  const mayKeep = () => !navigator.onLine && client.profile === 'full';
  if (!mayKeep()) {
    try {
      return await uploadFile(client, kind, file, options);
    } catch (error) {
      const isOffline = error instanceof ApiError && error.code === 'offline';
      if (!isOffline || !mayKeep()) throw error;
    }
  }
  const { file: kept, ...size } = await prepareFile(kind, file);
  const id = randomId();
  const record: KeptFile = { file: kept, name: kept.name, kind, keptAt: Date.now() };
  await set(id, record, openFiles()).catch(() => {
    throw new ApiError(messages.saveFailed, { detail: deviceFull });
  });
  return {
    url: `${keptOrigin}/${id}`,
    width: size.width,
    height: size.height,
    bytes: kept.size,
    type: kept.type,
  };
}

/**
 * Uploads the files that a form's values stand for, each once, one after the other.
 * @returns the values with the provider's addresses
 * @throws ApiError, AbortError
 */
export async function uploadKept<Input>({ client }: Uploads, input: Input) {
  const db = openFiles();
  let text = JSON.stringify(input);
  for (const address of keptAddressesIn(text)) {
    const id = address.slice(keptOrigin.length + 1);
    const kept = await get<KeptFile>(id, db);
    if (!kept) throw missing();
    const { url, uploadedAt = 0 } = kept;
    const isThere = url !== undefined && uploadedAt > Date.now() - uploadLasts;
    const file = new File([kept.file], kept.name, { type: kept.file.type });
    const options = { signal: new AbortController().signal, onProgress: () => undefined };
    const stored = isThere ? url : (await uploadFile(client, kept.kind, file, options)).url;
    if (!isThere) await set(id, { ...kept, url: stored, uploadedAt: Date.now() }, db);
    text = text.replaceAll(address, stored);
  }
  return JSON.parse(text) as Input;
}

/** Drops the files that values which were sent stand for. */
export async function dropKept(input: unknown): Promise<void> {
  const ids = keptAddressesIn(JSON.stringify(input)).map((url) => url.slice(keptOrigin.length + 1));
  await delMany(ids, openFiles()).catch(() => undefined);
}

/** Drops files of yesterday that no draft names. */
export async function dropUnusedKept(drafts: readonly unknown[]): Promise<void> {
  const db = openFiles();
  const used = new Set(keptAddressesIn(JSON.stringify(drafts)));
  for (const [id, { keptAt }] of await entries<string, KeptFile>(db).catch(() => [])) {
    const isOld = keptAt < Date.now() - unusedLasts;
    if (isOld && !used.has(`${keptOrigin}/${id}`)) await del(id, db).catch(() => undefined);
  }
}

function keptAddressesIn(text: string): string[] {
  return [...new Set(text.match(/https:\/\/antrean\.invalid\/[\w-]+/g))];
}

function missing(): ApiError {
  const detail = 'Satu foto atau file tidak ada lagi di perangkat ini. Lepas, lalu pasang lagi.';
  return new ApiError(messages.saveFailed, { status: 422, detail });
}
