/** A name that our provider gave, which tells people nothing. */
const randomName = /^[\da-f]{32,}\.[a-z]+$/;

/**
 * `sawah pagi.jpg`: the last part of a URL, as people read it; the text itself when it has none, `''` for a
 * name that nobody has given.
 */
export function fileName(url: string): string {
  const last = url.split(/[?#]/)[0]?.split('/').at(-1) || url;
  if (randomName.test(last)) return '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
