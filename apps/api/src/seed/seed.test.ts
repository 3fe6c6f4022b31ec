import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ResourceName, resourceNames, resources } from '@pesantren/api-client/resources';
import { defaultFacts } from '@pesantren/content/default-facts';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { itemsIn } from '../db/tables.ts';
import { registry } from '../resources/registry.ts';
import { apiForAllTests } from '../testing/api-for-each-test.ts';
import { sampleAnnouncements } from './sample-announcements.ts';
import { samplePdfs } from './sample-pdfs.ts';
import { seed, storeSampleFiles } from './seed.ts';

const api = apiForAllTests();
beforeAll(async () => {
  await storeSampleFiles(api.deps);
  await seed(api.deps);
});

test('every sample is a valid input', () => {
  for (const name of resourceNames) {
    for (const sample of registry[name].samples) {
      expect(z.parse<z.ZodMiniType>(resources[name].input, sample)).toEqual(sample);
    }
  }
});

test('the last sample of a resource is the first of its list', async () => {
  for (const name of resourceNames) {
    const list = await items(name);
    expect(list).toHaveLength(registry[name].samples.length);
    const last = Object.entries(registry[name].samples.at(-1) ?? {}).filter(
      ([, value]) => value !== '',
    );
    const [field, value] = last[0] ?? [''];
    expect(String(list[0]?.[field]).endsWith(String(value)), name).toBe(true);
  }
});

test('sanitizing leaves the bodies of samples unchanged', async () => {
  let compared = 0;
  for (const name of resourceNames) {
    const { uploads, samples } = registry[name];
    const rows = await itemsIn(api.deps.db).selectFrom(name).selectAll().orderBy('id').execute();
    for (const [column, kind] of Object.entries(uploads)) {
      if (kind !== 'rich-text') continue;
      for (const [index, sample] of samples.entries()) {
        const stored = String(Reflect.get(rows[index] ?? {}, column));
        expect(stored.replaceAll(' />', '>'), name).toBe(Reflect.get(sample, column));
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(30);
});

test('[F-02] every column that names an upload is listed: the API sends its whole address', async () => {
  for (const name of resourceNames) {
    expect(JSON.stringify(await items(name)), name).not.toMatch(/"\/uploads\//);
  }
});

test('every file that a sample references exists', async () => {
  const missing: string[] = [];
  for (const name of resourceNames) {
    for (const path of JSON.stringify(registry[name].samples).match(/\/uploads\/[\w/.-]+/g) ?? []) {
      const file = join(api.uploadsFolder, path.slice('/uploads/'.length));
      await stat(file).catch(() => missing.push(path));
    }
  }
  expect(missing).toEqual([]);
});

test('[K-02] samples about admission name no year but those of its waves', () => {
  const announced = sampleAnnouncements.filter(({ category }) => category === 'Pendaftaran');
  expect(announced).not.toHaveLength(0);
  // The letter's number, which its text begins with, bears the year of the letter.
  const words = [
    ...announced.map(({ title, content }) => title + content),
    ...samplePdfs
      .filter(({ file }) => file === 'panduan-pendaftaran')
      .map(({ text }) => text.replace(/^\S+ /, '')),
  ];
  const years = defaultFacts.waves.flatMap(({ opens, closes }) => [
    opens.slice(0, 4),
    closes.slice(0, 4),
  ]);
  const others = words
    .join(' ')
    .match(/\b20\d\d\b/g)
    ?.filter((year) => !years.includes(year));
  expect(others ?? []).toEqual([]);
});

async function items(name: ResourceName): Promise<Record<string, unknown>[]> {
  const url = api.url + resources[name].path;
  const response = await api.fetch(new Request(url, { headers: { 'X-API-Key': api.key } }));
  return (await response.json()) as Record<string, unknown>[];
}
