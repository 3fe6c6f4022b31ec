import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { resourceNames } from '@pesantren/api-client/resources';
import { defaultFacts } from '@pesantren/content/default-facts';
import type { Deps } from '../deps.ts';
import { readClock } from '../features/school/school-clock.ts';
import { createSchoolStore } from '../features/school/store.ts';
import { createPdfReadings } from '../features/upload/pdf-readings.ts';
import { createStoredFiles } from '../features/upload/stored-files.ts';
import { registry } from '../resources/registry.ts';
import { createItem } from '../resources/save-item.ts';
import { samplePdfs } from './sample-pdfs.ts';

const media = join(import.meta.dirname, 'media');

/** Stores the files of the sample content; those already there stay. */
export async function storeSampleFiles({ uploads }: Pick<Deps, 'uploads'>): Promise<void> {
  for (const folder of ['contoh', 'situs']) {
    for (const file of await readdir(join(media, folder))) {
      const name = `${folder}/${file}`;
      if (await uploads.find(name)) continue;
      await uploads.write(name, await readFile(join(media, name)));
    }
  }
}

/** Fills an empty database with the sample content, whose files lie in the storage. */
export async function seed(deps: Pick<Deps, 'db' | 'now' | 'urls'>): Promise<void> {
  for (const { file, text } of samplePdfs) {
    const name = `contoh/${file}.pdf`;
    const image = `/uploads/contoh/${file}.webp`;
    const { size: bytes } = await stat(join(media, name));
    await createStoredFiles(deps).add({ name, bytes, username: '' });
    await createPdfReadings(deps).save({ name, image, pages: 1, text });
  }
  for (const name of resourceNames) {
    for (const input of registry[name].samples) await createItem(deps, name, input);
  }
}

/** Days before today on which the wave of `seedOpenWave` has opened, and after it on which it closes. */
const [opened, closing] = [7, 30];

/** Adds to the sample's waves one that is open today. */
export async function seedOpenWave(deps: Pick<Deps, 'db' | 'now' | 'urls'>): Promise<void> {
  const { isoDay } = await readClock(deps);
  const dayAfter = (days: number) => isoDay(new Date(deps.now().getTime() + days * 86_400_000));
  const wave = {
    name: 'Gelombang Susulan',
    opens: dayAfter(-opened),
    closes: dayAfter(closing),
    ...{ discount: 0, quota: 60 },
  };
  const store = createSchoolStore(deps);
  await store.save({ waves: [...defaultFacts.waves, wave] }, await store.read());
}
