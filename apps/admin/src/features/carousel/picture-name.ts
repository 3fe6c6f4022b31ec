import { fileName } from '../../fields/upload/file-name.ts';

type Named = { name?: string; src?: string; alt?: string };

/** What a picture is called: what is to be seen, else the name of the person's own file, else what its URL says. */
export function pictureName({ name = '', src = '', alt = '' }: Named): string {
  return alt || name || fileName(src);
}
