import { readdir, readFile } from 'node:fs/promises';
import { resourceNames } from '@pesantren/api-client/resources';
import type { Deps } from '../deps.ts';
import { createPdfReadings } from '../features/upload/pdf-readings.ts';
import { registry } from '../resources/registry.ts';
import { createItem } from '../resources/save-item.ts';
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
  for (const name of resourceNames) {
    for (const input of registry[name].samples) await createItem(deps, name, input);
  }
}
