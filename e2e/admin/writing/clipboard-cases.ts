import { readFileSync } from 'node:fs';

/** Something that is typed or pasted, and what visitors then read. */
export type ClipboardCase = {
  title: string;
  how: 'ketik' | 'tempel' | 'html';
  content: string;
  /** The lines that visitors read where they are not the copied ones. */
  shown: readonly string[] | null;
  /** The words of the toast that says what was left out. */
  said: string | null;
};

/** Reads the cases of clipboards.txt, which begins with how they are written. */
export function readCases(): ClipboardCase[] {
  const file = readFileSync(new URL('clipboards.txt', import.meta.url), 'utf8');
  return file.split(/^=== /m).slice(1).flatMap(casesOf);
}

function casesOf(section: string): ClipboardCase[] {
  const [title = '', way = '', ...lines] = section.trimEnd().split('\n');
  const [how, ...each] = way.split(' ');
  const parts = lines.join('\n').split(/^--- (?=terlihat$|pesan$)/m);
  const [content = '', ...more] = parts.map((part) => part.trimEnd());
  const part = (name: string) =>
    more
      .find((text) => text.startsWith(`${name}\n`))
      ?.split('\n')
      .slice(1);
  const shown = part('terlihat')?.map(withSigns) ?? null;
  const common = { title, how: how as ClipboardCase['how'], shown };
  const said = part('pesan')?.[0] ?? null;
  const contents = each.length > 0 ? content.split('\n') : [content];
  return contents.map((one) => ({ ...common, content: withSigns(one), said }));
}

function withSigns(text: string): string {
  const sign = (_: string, code: string) => String.fromCodePoint(Number.parseInt(code, 16));
  return text.replace(/\\u\{([\da-f]+)\}/g, sign);
}
