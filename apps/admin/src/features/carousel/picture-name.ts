import { fileName } from '../../fields/file-name.ts';

/** What a picture is called: the name of the person's own file, else what its URL says. */
export function pictureName({ name = '', src = '' }: { name?: string; src?: string }): string {
  return name || fileName(src);
}
