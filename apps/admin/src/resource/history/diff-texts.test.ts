import { expect, test } from 'vitest';
import { type DiffPart, diffTexts } from './diff-texts.ts';

/** Writes a difference in one line: `[-old-]`, `[+new+]`. */
const line = (blocks: DiffPart[][]) =>
  blocks
    .map((parts) =>
      parts
        .map(({ text, change }) => {
          if (change === 'same') return text;
          return change === 'added' ? `[+${text}+]` : `[-${text}-]`;
        })
        .join(''),
    )
    .join(' | ');

test('[V-23] a difference is shown word by word, paragraph by paragraph', () => {
  expect(line(diffTexts('Panen raya', 'Panen padi raya'))).toBe('Panen [+padi +]raya');
  const before = '<p>Satu dua.</p><p>Tetap.</p><p>Hilang.</p>';
  const after = '<h2>Judul</h2><p>Satu tiga.</p><p>Tetap.</p>';
  expect(line(diffTexts(before, after))).toBe(
    '[-Satu dua.-][+Judul+] | [+Satu tiga.+] | Tetap. | [-Hilang.-]',
  );
  expect(line(diffTexts('', 'Baru'))).toBe('[+Baru+]');
  expect(line(diffTexts('<p>Sama</p>', '<p><strong>Sama</strong></p>'))).toBe('Sama');
});

test('[V-23] a picture counts by its alternative text, and markup is never shown', () => {
  const before = '<p>Sawah.</p><img src="https://x/a.jpg" alt="Padi">';
  const after = '<p>Sawah.</p><img src="https://x/b.jpg" alt="Padi &amp; kabut">';
  const shown = line(diffTexts(before, after));
  expect(shown).toContain('Gambar: Padi');
  expect(shown).toContain('kabut');
  expect(shown).not.toContain('src=');
});

test('[V-23] a text of 20 kB that was written anew is shown replaced, block by block, and its cost printed', () => {
  const words = (seed: number) =>
    Array.from({ length: 60 }, (_, p) => {
      const paragraph = Array.from({ length: 48 }, (_, n) => `kata${(n * seed + p) % 97}`);
      return `<p>${paragraph.join(' ')}.</p>`;
    }).join('');
  const [before, after] = [words(7), words(11)];
  expect(before.length).toBeGreaterThan(18_000);
  const start = performance.now();
  const blocks = diffTexts(before, after);
  console.info(`${before.length} characters: ${(performance.now() - start).toFixed(1)} ms`);
  expect(blocks).toHaveLength(60);
  for (const parts of blocks) expect(parts.length).toBeLessThan(200);
  const of = (change: DiffPart['change']) =>
    blocks.map((parts) =>
      parts
        .filter((part) => part.change === 'same' || part.change === change)
        .map(({ text }) => text)
        .join(''),
    );
  const shown = (html: string) => html.split('</p>').map((text) => text.replace('<p>', ''));
  expect(of('removed')).toEqual(shown(before).slice(0, -1));
  expect(of('added')).toEqual(shown(after).slice(0, -1));
});
