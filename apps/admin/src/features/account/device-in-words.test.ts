import { expect, test } from 'vitest';
import { deviceInWords, isHandheld } from './device-in-words.ts';

const mozilla = 'Mozilla/5.0';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `${mozilla} (Linux; Android 10; K) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`,
    'Chrome di Android',
    true,
  ],
  [
    `${mozilla} (Linux; Android 13; SM-A145F) ${webkit} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet di Android',
    true,
  ],
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    'Edge di Windows',
    false,
  ],
  [
    `${mozilla} (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0`,
    'Firefox di Windows',
    false,
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1`,
    'Safari di iPhone',
    true,
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`,
    'Chrome di iPhone',
    true,
  ],
  [
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15`,
    'Safari di Mac',
    false,
  ],
  [
    `${mozilla} (X11; Linux x86_64) ${webkit} Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0`,
    'Opera di Linux',
    false,
  ],
  [
    `${mozilla} (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/140.0.0.0 Safari/537.36`,
    'Chrome di ChromeOS',
    false,
  ],
  ['curl/8.5.0', 'Peramban lain', false],
  ['<script>alert(1)</script>', 'Peramban lain', false],
  ['', 'Peramban lain', false],
])('%s', (userAgent, words, handheld) => {
  expect(deviceInWords(userAgent)).toBe(words);
  expect(isHandheld(userAgent)).toBe(handheld);
});
