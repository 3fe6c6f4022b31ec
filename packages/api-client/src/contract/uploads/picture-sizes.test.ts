import { expect, test } from 'vitest';
import { pictureInWidth, pictureSizes, sizedPicturesAt } from './picture-sizes.ts';

const apiUrl = 'https://api.example/api';
const at = sizedPicturesAt({ apiUrl, apiProfile: 'full' });

test('[P10] our provider’s uploads come in every width, also when their address says more', () => {
  const sizes = pictureSizes('https://api.example/uploads/a.jpg?lama=1#x', at);
  expect(sizes.map(({ width }) => width)).toEqual([320, 640, 960, 1280, 1920]);
  expect(sizes[0]?.src).toBe('https://api.example/uploads/a.jpg?w=320');
  expect(pictureInWidth('https://api.example/uploads/a.jpg', 1280, at)).toBe(
    'https://api.example/uploads/a.jpg?w=1280',
  );
});

test.each([
  'https://lain.example/uploads/a.jpg?v=2',
  'https://api.example/lain/a.jpg',
  'https://api.example.jahat.id/uploads/a.jpg',
  '',
])('[P10] %j is asked for as it is', (address) => {
  expect(pictureSizes(address, at)).toEqual([]);
  expect(pictureInWidth(address, 320, at)).toBe(address);
});

test('[P10] any other provider’s pictures are asked for as they are', () => {
  const plain = sizedPicturesAt({ apiUrl, apiProfile: 'plain' });
  const address = 'https://api.example/uploads/a.jpg';
  expect(pictureInWidth(address, 320, plain)).toBe(address);
});
