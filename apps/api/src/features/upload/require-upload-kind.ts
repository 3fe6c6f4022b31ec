import {
  detectFileType,
  signatureBytes,
  type UploadKind,
} from '@pesantren/api-client/contract/upload';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../http/problem.ts';
import type { UploadColumns } from '../../resources/definition.ts';
import { uploadName } from './storage/storage.ts';

const refusals = {
  pdf: 'File ini bukan PDF yang ada di server. Unggah sebuah PDF, atau lepas file ini.',
  image: 'File ini bukan gambar. Pilih sebuah gambar.',
} satisfies Record<UploadKind, string>;

/**
 * Requires that fields reference files of the right kind, by the bytes of the file. URLs of other hosts are not
 * fetched (docs/contract.md#uploads).
 * @throws Problem `invalid-field`
 */
export async function requireUploadKinds(
  deps: Pick<Deps, 'uploads' | 'urls'>,
  columns: UploadColumns,
  input: object,
): Promise<void> {
  const errors: Record<string, string> = {};
  for (const [field, kind] of Object.entries(columns)) {
    if (!kind || kind === 'rich-text') continue;
    const path = deps.urls.ownPath(String(Reflect.get(input, field) ?? ''));
    if (path !== null && !(await isOfKind(deps.uploads, path, kind))) {
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
  { uploads, urls }: Pick<Deps, 'uploads' | 'urls'>,
  uses: readonly SiteFileUse[],
): Promise<void> {
  const errors: Record<string, string> = {};
  for (const { field, url, kind } of uses) {
    const path = urls.ownPath(url);
    if (path === null) continue;
    const name = uploadName(path);
    const isThere = name !== null && (await uploads.find(name)) !== null;
    const isRight = kind === 'film' ? isFilm(path) : await isOfKind(uploads, path, 'image');
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

/** A missing picture passes, since the site shows a placeholder; a missing PDF would be a dead link. */
async function isOfKind(uploads: Deps['uploads'], path: string, kind: UploadKind) {
  const name = uploadName(path);
  const file = name ? await uploads.find(name) : null;
  if (!name || !file?.size) return kind === 'image' && !isFilm(path) && !/[.]pdf$/i.test(path);
  const start = await uploads.read(name, { start: 0, end: signatureBytes - 1 });
  const type = detectFileType(new Uint8Array(await new Response(start).arrayBuffer()));
  return kind === 'pdf' ? type === 'pdf' : type !== 'pdf' && !isFilm(name);
}
