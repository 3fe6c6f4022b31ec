import { detectFileType, signatureBytes } from '@pesantren/api-client/contract/file-type';
import type { UploadKind } from '@pesantren/api-client/contract/upload';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../http/problem.ts';
import { uploadName } from './storage/storage.ts';

/** Fields of an input that name files, each with the kind that it asks for. */
export type FileFields<Input> = { readonly [Field in keyof Input]?: UploadKind };

const refusals = {
  pdf: 'File ini bukan PDF yang ada di server. Unggah sebuah PDF, atau lepas file ini.',
  image: 'File ini bukan gambar. Pilih sebuah gambar.',
} satisfies Record<UploadKind, string>;

/**
 * Refuses fields that name a file of another kind on our own host, judged by its bytes. What stands on
 * another host is not asked for.
 * @throws Problem `invalid-field`
 */
export async function requireUploadKinds<Input>(
  deps: Pick<Deps, 'uploads' | 'urls'>,
  fields: FileFields<Input>,
  input: Input,
): Promise<void> {
  const errors: Record<string, string> = {};
  for (const [field, kind] of Object.entries(fields) as [keyof Input & string, UploadKind][]) {
    const path = deps.urls.ownPath(String(input[field] ?? ''));
    if (path !== null && !(await isOfKind(deps.uploads, path, kind))) {
      errors[field] = refusals[kind];
    }
  }
  const [message] = Object.values(errors);
  if (message) throw new Problem('invalid-field', { message, errors });
}

/** A picture that is missing shows as such; a PDF that is missing would be a link to nowhere. */
async function isOfKind(uploads: Deps['uploads'], path: string, kind: UploadKind) {
  const name = uploadName(path);
  const file = name ? await uploads.find(name) : null;
  if (!name || !file?.size) return kind === 'image' && !/[.](?:pdf|mp4|webm)$/i.test(path);
  const start = await uploads.read(name, { start: 0, end: signatureBytes - 1 });
  const type = detectFileType(new Uint8Array(await new Response(start).arrayBuffer()));
  return kind === 'pdf' ? type === 'pdf' : type !== 'pdf' && !/[.](?:mp4|webm)$/i.test(name);
}
