/** The color schemes a visitor can choose; `system` follows the device. */
export type Scheme = 'system' | 'light' | 'dark';

const oneYear = 365 * 24 * 3600;

/** Parses the scheme from a `Cookie` header; anything else is `system`. */
export function readScheme(cookies: string): Scheme {
  const [, scheme] = /(?:^|; *)skema=(light|dark)(?:;|$)/.exec(cookies) ?? [];
  return (scheme as Scheme | undefined) ?? 'system';
}

/** Stores the scheme for a year; the server renders the next page in it. */
export function storeScheme(scheme: Scheme): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that people still use
  document.cookie = `skema=${scheme}; Path=/; Max-Age=${oneYear}; SameSite=Lax`;
}

/** Shows the page in a scheme, with its radio button checked. */
export function showScheme(scheme: Scheme): void {
  const { dataset } = document.documentElement;
  if (scheme === 'system') delete dataset.scheme;
  else dataset.scheme = scheme;
  const radio = document.querySelector<HTMLInputElement>(`[name=skema][value=${scheme}]`);
  if (radio) radio.checked = true;
}
