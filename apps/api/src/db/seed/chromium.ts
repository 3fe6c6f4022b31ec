import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ui = createRequire(new URL('../../../../../packages/ui/package.json', import.meta.url));
const file =
  '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';

/** The site's font as a data URL, for pages that are printed from a file. */
export const fontUrl = `data:font/woff2;base64,${readFileSync(ui.resolve(file)).toString('base64')}`;

/** An HTML document as an A4 PDF. Takes `CHROMIUM_PATH`, else `chromium` on PATH; throws without. */
export function printPdf(html: string): Buffer {
  return shoot(html, 'page.pdf', (output) => [
    `--print-to-pdf=${output}`,
    '--no-pdf-header-footer',
  ]);
}

/** An HTML document as a PNG of so many pixels. */
export function printPng(html: string, width: number, height: number): Buffer {
  return shoot(html, 'page.png', (output) => [
    `--screenshot=${output}`,
    `--window-size=${width},${height}`,
    '--hide-scrollbars',
  ]);
}

function shoot(html: string, name: string, options: (output: string) => string[]): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'seed-'));
  try {
    const [page, output] = [join(folder, 'page.html'), join(folder, name)];
    writeFileSync(page, html);
    const quiet = [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-sync',
    ];
    const args = [...quiet, '--disable-background-networking', ...options(output)];
    execFileSync(process.env.CHROMIUM_PATH ?? 'chromium', [...args, pathToFileURL(page).href], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    return readFileSync(output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
