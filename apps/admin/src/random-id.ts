/** A name that nobody else makes, also where the page is not served over https and has no `crypto.randomUUID`. */
export function randomId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
