// Browsers read a backslash as a slash and skip control characters; an `@` hides the true host.
const ownPath = /^\/(?![/\\])[^\s\\\p{Cc}\p{Cs}]*$/u;
const webUrl = /^https?:\/\/[^\s\\\p{Cc}\p{Cs}/?#@]+(?:[/?#][^\s\\\p{Cc}\p{Cs}]*)?$/iu;

/**
 * Returns true for a URL that is safe in `src` and `href`: http(s) without user name, or a path on the
 * provider's host (docs/reliability.md#i16).
 */
export function isSafeUrl(text: string): boolean {
  return ownPath.test(text) || (webUrl.test(text) && URL.canParse(text));
}

const mailAddress =
  /^mailto:[^\s\\\p{Cc}\p{Cs}<>"?]+@[^\s\\\p{Cc}\p{Cs}<>"?]+(?:\?[^\s\\\p{Cc}\p{Cs}]*)?$/iu;
const phoneNumber = /^tel:\+?[\d(][\d().\- ]{2,30}$/i;

/** Returns true for a URL that a text may link to: a safe one, a mail address (RFC 6068) or a phone number (RFC 3966). */
export function isSafeLink(text: string): boolean {
  return isSafeUrl(text) || mailAddress.test(text) || phoneNumber.test(text);
}

// A page's own address, and words of programs for no value.
const noUrl = /^\s*(?:$|[#?<]|(?:null|undefined|false|none|nan|n\/a|array|0|-|\[\]|\{\})\s*$)/i;

/**
 * Resolves a URL of the provider: `/uploads/a.jpg` is on its host; http of another host becomes https, against
 * mixed content (docs/reliability.md#p10). `''` for an unsafe URL or none (docs/reliability.md#i16).
 */
export function resolveUrl(apiUrl: string, url: string): string {
  if (noUrl.test(url) || url.includes('\\')) return '';
  const base = apiUrl.endsWith('/') ? apiUrl : `${apiUrl}/`;
  const resolved = parsed(/^\s*www\./i.test(url) ? `https://${url.trim()}` : url, base);
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
