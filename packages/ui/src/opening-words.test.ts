import { expect, test } from 'vitest';
import { openingWords } from './opening-words.ts';

test('plain text and HTML begin with the same words', () => {
  const plain = 'Ujian enam hari.\nBawa kartu.\n\nLihat https://contoh.sch.id/jadwal.';
  const html =
    '<p>Ujian <strong>en</strong>am hari.<br>Bawa kartu.</p><script>x</script><ul><li>Lihat <a href="/a">https://contoh.sch.id/jadwal</a>.</li></ul>';
  const words = 'Ujian enam hari. Bawa kartu. Lihat https://contoh.sch.id/jadwal.';
  expect(openingWords(plain, 100)).toBe(words);
  expect(openingWords(html, 100)).toBe(words);
});

test('a long text ends after a whole word, without the comma that followed it', () => {
  expect(openingWords('Satu, dua, tiga', 14)).toBe('Satu, dua…');
  expect(openingWords('Satu, dua, tiga', 15)).toBe('Satu, dua, tiga');
});

test('one endless word is cut, but never within a character', () => {
  expect(openingWords('a'.repeat(30), 5)).toBe('aaaaa…');
  expect(openingWords('aaaa😀😀', 5)).toBe('aaaa…');
});

test('[X06] words in angle brackets and entities stay as written', () => {
  expect(openingWords('ketik REG<spasi>nama &amp; kirim', 100)).toBe(
    'ketik REG<spasi>nama &amp; kirim',
  );
  expect(openingWords('', 100)).toBe('');
});
