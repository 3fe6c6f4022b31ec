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

/**
 * Makes a URL of the provider absolute: `/uploads/a.jpg` is on the provider's host. One from elsewhere
 * is asked for by https, so that no page mixes the two (reliability P10). `''` where there is none.
 */
export function resolveUrl(apiUrl: string, url: string): string {
  const slashed = apiUrl.endsWith('/') ? apiUrl : `${apiUrl}/`;
  if (url === '' || url.includes('\\') || !URL.canParse(url, slashed)) return '';
  const provider = new URL(slashed);
  const resolved = new URL(url, provider);
  const own = resolved.host === provider.host && provider.protocol === 'http:';
  if (resolved.protocol === 'http:' && !own) resolved.protocol = 'https:';
  return resolved.href;
}
