import { readdir, readFile } from 'node:fs/promises';
import type { Deps } from '../../deps.ts';
import { announcementStore } from '../../features/announcements/store.ts';
import { articleStore } from '../../features/articles/store.ts';
import { carouselStore } from '../../features/carousel/store.ts';
import { galleryStore } from '../../features/gallery/store.ts';
import { prestasiStore } from '../../features/prestasi/store.ts';
import { pdfReadings } from '../../features/upload/pdf-readings.ts';
import { letters, wordsOf } from './letters/letters.ts';
import { sampleAnnouncements } from './sample-announcements.ts';
import { sampleArticles } from './sample-articles.ts';
import { sampleCarousel } from './sample-carousel.ts';
import { sampleGallery } from './sample-gallery.ts';
import { samplePrestasi } from './sample-prestasi.ts';

const media = new URL('./media/', import.meta.url);

/** Fills an empty database with the sample content, its files first; those already there stay. */
export async function seed(deps: Deps): Promise<void> {
  for (const folder of ['contoh', 'situs']) {
    for (const file of await readdir(new URL(`${folder}/`, media))) {
      const name = `${folder}/${file}`;
      if (await deps.uploads.find(name)) continue;
      await deps.uploads.write(name, await readFile(new URL(name, media)));
    }
  }
  for (const letter of letters) {
    const path = `contoh/${letter.file}`;
    const image = `/uploads/${path}.webp`;
    await pdfReadings(deps).keep({ name: `${path}.pdf`, image, pages: 1, text: wordsOf(letter) });
  }
  for (const input of sampleArticles) await articleStore(deps).create(input);
  for (const input of sampleAnnouncements) await announcementStore(deps).create(input);
  for (const input of samplePrestasi) await prestasiStore(deps).create(input);
  for (const input of sampleCarousel) await carouselStore(deps).create(input);
  for (const input of sampleGallery) await galleryStore(deps).create(input);
}
