import {
  detectFileType,
  signatureBytes,
  type UploadKind,
} from '@pesantren/api-client/contract/uploads/upload';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../http/problem.ts';
import type { UploadColumns } from '../../resources/definition.ts';
import { uploadName } from './storage/storage.ts';
import { createStoredFiles } from './stored-files.ts';

const refusals = {
  pdf: 'File ini bukan PDF yang ada di server. Unggah sebuah PDF, atau lepas file ini.',
  image: 'File ini bukan gambar. Pilih sebuah gambar.',
} satisfies Record<UploadKind, string>;

type KindDeps = Pick<Deps, 'db' | 'now' | 'uploads' | 'urls'>;

/**
 * Requires that fields reference files of the right kind: as the database knows what was uploaded, and any other by its
 * bytes, which the storage is asked for, so never within a transaction. URLs of other hosts are not fetched
 * (docs/contract.md#uploads).
 * @throws Problem `invalid-field`
 */
export async function requireUploadKinds(
  deps: KindDeps,
  columns: UploadColumns,
  input: object,
): Promise<void> {
  const errors: Record<string, string> = {};
  for (const [field, kind] of Object.entries(columns)) {
    if (!kind || kind === 'rich-text') continue;
    const path = deps.urls.ownPath(String(Reflect.get(input, field) ?? ''));
    if (path !== null && !(await isOfKind(deps, path, kind))) {
      errors[field] = refusals[kind];
    }
  }
  refuseFields(errors);
}

/** The address of a picture or film of the site itself, in a field. */
export type SiteFileUse = { field: string; url: string; kind: 'image' | 'film' };

const siteFileRefusals = {
  image: 'Gambar ini tidak ada di server. Unggah sebuah gambar.',
  film: 'Film ini tidak ada di server.',
};

/** Requires that files of the site that are on our own host are there, and of their kind. @throws Problem `invalid-field` */
export async function requireSiteFiles(
  deps: KindDeps,
  uses: readonly SiteFileUse[],
): Promise<void> {
  const errors: Record<string, string> = {};
  for (const { field, url, kind } of uses) {
    const path = deps.urls.ownPath(url);
    if (path === null) continue;
    const name = uploadName(path);
    const isThere = name !== null && (await isStored(deps, name));
    const isRight = kind === 'film' ? isFilm(path) : await isOfKind(deps, path, 'image');
    if (!isThere) errors[field] = siteFileRefusals[kind];
    else if (!isRight) errors[field] = kind === 'film' ? siteFileRefusals.film : refusals.image;
  }
  refuseFields(errors);
}

function refuseFields(errors: Readonly<Record<string, string>>): void {
  const [message] = Object.values(errors);
  if (message) throw new Problem('invalid-field', { message, errors });
}

function isFilm(path: string): boolean {
  return /[.](?:mp4|webm)$/i.test(path);
}

async function isStored(deps: KindDeps, name: string): Promise<boolean> {
  if (await createStoredFiles(deps).find(name)) return true;
  return (await deps.uploads.find(name)) !== null;
}

/** A missing picture passes, since the site shows a placeholder; a missing PDF would be a dead link. */
async function isOfKind(deps: KindDeps, path: string, kind: UploadKind): Promise<boolean> {
  const name = uploadName(path);
  // The upload has chosen its ending by its bytes.
  if (name && (await createStoredFiles(deps).find(name))) return isPdf(name) === (kind === 'pdf');
  const { uploads } = deps;
  const file = name ? await uploads.find(name) : null;
  if (!name || !file?.size) return kind === 'image' && !isFilm(path) && !isPdf(path);
  const start = await uploads.read(name, { start: 0, end: signatureBytes - 1 });
  const type = detectFileType(new Uint8Array(await new Response(start).arrayBuffer()));
  return kind === 'pdf' ? type === 'pdf' : type !== 'pdf' && !isFilm(name);
}

function isPdf(path: string): boolean {
  return /[.]pdf$/i.test(path);
}
