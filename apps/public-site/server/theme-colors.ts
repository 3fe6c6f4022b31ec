import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const theme = readFileSync(
  createRequire(import.meta.url).resolve('@pesantren/ui/theme.css'),
  'utf8',
);

/**
 * Returns a token of the theme in one scheme as hexadecimal, for images, manifest and browser, which read no style sheet.
 * @throws Error for an unknown token.
 */
export function color(token: string, scheme: 'light' | 'dark' = 'light'): string {
  const value = new RegExp(`--${token}: ([^;]+);`).exec(theme)?.[1] ?? '';
  const [, light, dark] = /^light-dark\((.+?), (.+)\)$/.exec(value) ?? [null, value, value];
  const chosen = (scheme === 'light' ? light : dark) ?? '';
  const other = /^var\(--(.+)\)$/.exec(chosen)?.[1];
  if (other) return color(other, scheme);
  if (!chosen.startsWith('#')) throw new Error(`${token} names no color of the theme`);
  return chosen;
}
