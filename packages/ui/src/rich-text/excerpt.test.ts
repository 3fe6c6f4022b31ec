import { expect, test } from 'vitest';
import { articleExcerpt, excerptOf } from './excerpt.ts';

test('plain text and HTML begin with the same words', () => {
  const plain = 'Ujian enam hari.\nBawa kartu.\n\nLihat https://contoh.sch.id/jadwal.';
  const html =
    '<p>Ujian <strong>en</strong>am hari.<br>Bawa kartu.</p><script>x</script><ul><li>Lihat <a href="/a">https://contoh.sch.id/jadwal</a>.</li></ul>';
  const words = 'Ujian enam hari. Bawa kartu. Lihat https://contoh.sch.id/jadwal.';
  expect(excerptOf(plain, 100)).toBe(words);
  expect(excerptOf(html, 100)).toBe(words);
});

test('a long text ends after a whole word, without the comma that followed it', () => {
  expect(excerptOf('Satu, dua, tiga', 14)).toBe('Satu, dua…');
  expect(excerptOf('Satu, dua, tiga', 15)).toBe('Satu, dua, tiga');
});

test('one endless word is cut, but never within a character', () => {
  expect(excerptOf('a'.repeat(30), 5)).toBe('aaaaa…');
  expect(excerptOf('aaaa😀😀', 5)).toBe('aaaa…');
});

test('[X06] words in angle brackets and entities stay as written', () => {
  expect(excerptOf('ketik REG<spasi>nama &amp; kirim', 100)).toBe(
    'ketik REG<spasi>nama &amp; kirim',
  );
  expect(excerptOf('', 100)).toBe('');
});

test('[F-10] a summary is the excerpt, else the body’s first words without captions, tables and headings', () => {
  const content =
    '<h2>Acara</h2><figure><img src="/a.jpg" alt="Sawah"><figcaption>Foto: Budi</figcaption></figure><table><tbody><tr><td>Jam</td></tr></tbody></table><p>Panen raya <strong>dimulai</strong>.</p><ul><li>Bawa caping.</li></ul>';
  expect(articleExcerpt({ excerpt: '', content })).toBe('Panen raya dimulai. Bawa caping.');
  expect(articleExcerpt({ excerpt: '  ', content: 'Panen.' })).toBe('Panen.');
  expect(articleExcerpt({ excerpt: ' Ringkas. ', content })).toBe('Ringkas.');
  expect(articleExcerpt({ excerpt: '', content: 'kata '.repeat(100) })).toHaveLength(200);
});
