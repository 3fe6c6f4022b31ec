import { readdir, readFile } from 'node:fs/promises';
import type { Deps } from '../deps.ts';
import { createAchievementStore } from '../features/achievements/store.ts';
import { createAnnouncementStore } from '../features/announcements/store.ts';
import { createArticleStore } from '../features/articles/store.ts';
import { createCarouselStore } from '../features/carousel/store.ts';
import { createGalleryStore } from '../features/gallery/store.ts';
import { createPdfReadings } from '../features/upload/pdf-readings.ts';
import { sampleAchievements } from './sample-achievements.ts';
import { sampleAnnouncements } from './sample-announcements.ts';
import { sampleArticles } from './sample-articles.ts';
import { sampleCarousel } from './sample-carousel.ts';
import { sampleGallery } from './sample-gallery.ts';
import { samplePdfs } from './sample-pdfs.ts';

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
  for (const { file, text } of samplePdfs) {
    const image = `/uploads/contoh/${file}.webp`;
    await createPdfReadings(deps).save({ name: `contoh/${file}.pdf`, image, pages: 1, text });
  }
  for (const input of sampleArticles) await createArticleStore(deps).create(input);
  for (const input of sampleAnnouncements) await createAnnouncementStore(deps).create(input);
  for (const input of sampleAchievements) await createAchievementStore(deps).create(input);
  for (const input of sampleCarousel) await createCarouselStore(deps).create(input);
  for (const input of sampleGallery) await createGalleryStore(deps).create(input);
}
