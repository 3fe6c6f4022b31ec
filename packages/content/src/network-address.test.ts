import { expect, test } from 'vitest';
import type { SocialKind } from './facts.ts';
import { filmAddress, socialAddress, socialKindOf, youtubeId } from './network-address.ts';

test.each<[SocialKind, string, string]>([
  ['instagram', '@ponpes.alas', 'https://www.instagram.com/ponpes.alas'],
  ['instagram', 'ponpes_alas', 'https://www.instagram.com/ponpes_alas'],
  ['instagram', 'instagram.com/ponpes.alas', 'https://www.instagram.com/ponpes.alas'],
  [
    ...(['instagram', 'http://instagram.com/ponpes.alas/?igsh=MWx&utm_source=qr'] as const),
    'https://www.instagram.com/ponpes.alas',
  ],
  ['facebook', 'fb.com/ponpesalas', 'https://www.facebook.com/ponpesalas'],
  ['facebook', 'm.facebook.com/ponpesalas', 'https://www.facebook.com/ponpesalas'],
  [
    ...(['facebook', 'https://www.facebook.com/profile.php?id=1000&mibextid=Z'] as const),
    'https://www.facebook.com/profile.php?id=1000',
  ],
  ['facebook', 'PonpesAlas', 'https://www.facebook.com/PonpesAlas'],
  ['tiktok', '@ponpes.alas', 'https://www.tiktok.com/@ponpes.alas'],
  ['tiktok', 'tiktok.com/@ponpes.alas?_t=8&_r=1', 'https://www.tiktok.com/@ponpes.alas'],
  ['tiktok', 'vt.tiktok.com/ZS8/', 'https://vt.tiktok.com/ZS8'],
  ['youtube', '@PonpesAlas', 'https://www.youtube.com/@PonpesAlas'],
  ['youtube', 'm.youtube.com/@PonpesAlas?si=x', 'https://www.youtube.com/@PonpesAlas'],
  ['youtube', 'youtube.com/channel/UC_x', 'https://www.youtube.com/channel/UC_x'],
  ['youtube', 'https://youtu.be/abcdefg?si=x', 'https://youtu.be/abcdefg'],
  ['x', 'twitter.com/ponpesalas', 'https://x.com/ponpesalas'],
  ['threads', '@ponpes.alas', 'https://www.threads.com/@ponpes.alas'],
  // What is of no such network stays, to be refused in words.
  ['instagram', 'ponpes.sch.id', 'ponpes.sch.id'],
  ['facebook', 'https://facebook.com.evil.id/x', 'https://facebook.com.evil.id/x'],
  ['facebook', 'javascript:alert(1)', 'javascript:alert(1)'],
  ['facebook', 'https://facebook.com:8443/x', 'https://facebook.com:8443/x'],
  ['instagram', 'tanya di kantor', 'tanya di kantor'],
])('[F-113] of %s ‘%s’ is stored as %s', (kind, typed, stored) => {
  expect(socialAddress(kind, typed)).toBe(stored);
  expect(socialAddress(kind, stored)).toBe(stored);
});

test('[F-113] an address tells its network', () => {
  const typed = [
    'fb.com/a',
    'tiktok.com/@a',
    'https://youtu.be/a',
    'twitter.com/a',
    '@a',
    'wa.me/62',
  ];
  expect(typed.map(socialKindOf)).toEqual([
    ...['facebook', 'tiktok', 'youtube', 'x'],
    ...[undefined, undefined],
  ]);
});

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=12s',
  'youtu.be/dQw4w9WgXcQ?si=abc',
  'm.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com/shorts/dQw4w9WgXcQ?feature=share',
  'https://www.youtube.com/live/dQw4w9WgXcQ',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
])('[F-113] the film %s is stored as its page on YouTube', (typed) => {
  expect(filmAddress(typed)).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
});

test('[F-113] other films stay, an account’s page is none', () => {
  expect(filmAddress('sekolah.sch.id/film.mp4')).toBe('https://sekolah.sch.id/film.mp4');
  expect(filmAddress('/uploads/situs/film.mp4')).toBe('/uploads/situs/film.mp4');
  expect(youtubeId('https://www.youtube.com/@PonpesAlas')).toBe('');
});
