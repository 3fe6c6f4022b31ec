import { expect, test } from 'vitest';
import { type BatchPhoto, createBatchPhoto, titlesOf } from './batch-photo.ts';

const photo = (facts: Partial<BatchPhoto> = {}, name = 'IMG_2034.jpg') => ({
  ...createBatchPhoto(new File(['x'], name)),
  ...facts,
});
const titles = (photos: BatchPhoto[], shared: string) => [...titlesOf(photos, shared).values()];

test.each([
  'IMG_2034.jpg',
  'DSC0001.JPG',
  'WhatsApp Image 2026-11-21 at 07.01.02.jpeg',
  'Screenshot_20261121-070102_Chrome.png',
  'Tangkapan Layar 2026-11-21 pukul 07.01.02.png',
  'd41d8cd98f00b204e9800998ecf8427e.jpg',
  'received_1234567890.jpeg',
  'panen_raya.jpg',
])('[F-06] the file name %s becomes no title', (name) => {
  expect(titles([photo({}, name)], '')).toEqual(['']);
});

test('[F-06] one title for all is numbered in the photos’ order; own titles stay', () => {
  const photos = [
    photo(),
    photo({ title: ' Panitia ' }),
    photo(),
    photo({ title: 'Panen raya 2' }),
  ];
  expect(titles(photos, ' Panen raya ')).toEqual([
    'Panen raya 1',
    'Panitia',
    'Panen raya 3',
    'Panen raya 2',
  ]);
});

test('[F-06] only ticked photos take a number, and a single one takes none', () => {
  const off = photo({ isTicked: false });
  expect(titles([off, photo(), photo()], 'Wisuda')).toEqual(['', 'Wisuda 1', 'Wisuda 2']);
  expect(titles([off, photo()], 'Wisuda')).toEqual(['', 'Wisuda']);
  expect(titles([photo({ title: 'Wisuda' }), photo()], 'Wisuda')).toEqual(['Wisuda', 'Wisuda 1']);
});
