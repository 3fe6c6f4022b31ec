// Browsers read a backslash as a slash and skip control characters; an `@` hides the true host.
const ownPath = /^\/(?![/\\])[^\s\\\p{Cc}\p{Cs}]*$/u;
const webUrl = /^https?:\/\/[^\s\\\p{Cc}\p{Cs}/?#@]+(?:[/?#][^\s\\\p{Cc}\p{Cs}]*)?$/iu;

/**
 * Whether a text may stand in `src` or `href`: http(s) without user name, or a path on the
 * provider's own host (reliability I16).
 */
export function isSafeUrl(text: string): boolean {
  return ownPath.test(text) || (webUrl.test(text) && URL.canParse(text));
}

/** Makes a URL of the provider absolute: `/uploads/a.jpg` is on the provider's host. `''` stays. */
export function resolveUrl(apiUrl: string, url: string): string {
  if (url === '') return '';
  const slashed = apiUrl.endsWith('/') ? apiUrl : `${apiUrl}/`;
  return URL.canParse(url, slashed) ? new URL(url, slashed).href : '';
}
