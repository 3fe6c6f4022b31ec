/** Whether a built file, as `cut-font.ts` names it, is the font that every page is written in. */
export function isFirstFont(file: string): boolean {
  return /(?:^|\/)indonesian-[\w-]+\.woff2$/.test(file);
}
