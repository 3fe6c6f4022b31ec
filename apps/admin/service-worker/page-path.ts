/** Tells the addresses of the app's pages, which are all one document, from those of its files. */
export function isPagePath(path: string, base: string): boolean {
  return path.startsWith(base) && !/\.\w+$/.test(path);
}
