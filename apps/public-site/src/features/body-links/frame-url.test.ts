import { embedLabel } from '@pesantren/ui/rich-text/embeds';
import { expect, test } from 'vitest';
import { frameUrl } from './frame-url.ts';

const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1';
const map = (place: string) =>
  `https://www.google.com/maps/embed?origin=mfe&pb=!1m3!2m1!1s${place}!6i15!3m1!1sid!5m1!1sid`;

test.each([
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', youtube],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', youtube],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', youtube],
  ['https://youtube.com/live/dQw4w9WgXcQ', youtube],
  ['https://www.instagram.com/p/Cx12_-a/?igsh=x', 'https://www.instagram.com/p/Cx12_-a/embed/'],
  ['https://www.google.com/maps/place/Surau+Lama/@3.5,97.8,17z', map('Surau%20Lama')],
  ['https://www.google.com/maps/@3.5,97.8,17z', map('3.5%2C97.8')],
  ['https://www.google.com/maps/search/?api=1&query=3.5,97.8', map('3.5%2C97.8')],
  ['https://maps.app.goo.gl/abc123', null],
  ['https://youtu.be/%22onload', null],
])('[E-09] the card of %s shows %s', (address, frame) => {
  expect(embedLabel(address)).toBeDefined();
  expect(frameUrl(address)).toBe(frame);
});

test.each([
  'https://youtube.com.evil.id/watch?v=dQw4w9WgXcQ',
  'http://youtu.be/dQw4w9WgXcQ',
  'https://evil.id/?https://youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com/@pesantren',
  'https://www.instagram.com/pesantren/',
  'https://www.google.com/search?q=maps',
])('[E-09] %s is only a link', (address) => {
  expect(embedLabel(address)).toBeUndefined();
});
