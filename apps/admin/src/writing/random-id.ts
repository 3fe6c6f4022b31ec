/** Returns a unique id, also on pages without https, where `crypto.randomUUID` is missing. */
export function randomId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
