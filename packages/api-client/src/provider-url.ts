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
 * is asked for by https, so that no page mixes the two (reliability P10). `''` where there is none, or
 * none that may stand in `src` or `href` (reliability I16).
 */
export function resolveUrl(apiUrl: string, url: string): string {
  if (url === '' || url.includes('\\')) return '';
  const base = apiUrl.endsWith('/') ? apiUrl : `${apiUrl}/`;
  const resolved = parsed(url, base);
  if (!resolved || resolved.username || resolved.password) return '';
  if (resolved.protocol === 'https:') return resolved.href;
  if (resolved.protocol !== 'http:') return '';
  const provider = new URL(base);
  const own = resolved.host === provider.host && provider.protocol === 'http:';
  if (!own) resolved.protocol = 'https:';
  return resolved.href;
}

// `URL.parse` is younger than the browsers of cheap phones.
function parsed(url: string, base: string): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}
