/** `sawah pagi.jpg`: the last part of a URL, as people read it; the text itself when it has none. */
export function fileName(url: string): string {
  const last = url.split(/[?#]/)[0]?.split('/').at(-1) || url;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
