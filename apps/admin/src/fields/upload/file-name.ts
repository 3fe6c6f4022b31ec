/** A random name from our provider, which tells people nothing. */
const randomName = /^[\da-f]{32,}\.[a-z]+$/;

/**
 * Returns the last part of a URL, decoded: `sawah pagi.jpg`. The text itself when it has none, `''` for a
 * random name.
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
