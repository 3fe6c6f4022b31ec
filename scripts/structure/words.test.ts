import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isTest, isTypeScript, readSources } from './source-file.ts';

const repository = readSources(join(import.meta.dirname, '../..'));

/** What stands in quotes or between tags, comments and imports left out. */
function wordsOf(text: string): string[] {
  const code = text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^(?:import|export)[^;]*from '[^']*';/gm, '');
  const found = code.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`|>([^<>{}=;()]+)[<{]/g);
  return [...found].map(
    (match) =>
      match
        .slice(1)
        .find(Boolean)
        ?.replace(/\$\{[^}]*\}/g, '') ?? '',
  );
}

const ofReaders = repository.filter(
  (file) => /^apps\/[^/]+\/|^packages\//.test(file.path) && isTypeScript(file) && !isTest(file),
);

const ofMachines = /(?:^|[\s(])(?:Edit|Carousel|Gagal|[Tt]eks alt\w*|[Ss]lug|URL)(?:$|[\s.,:)])/;

test('[F-113] no word of machines stands where a person reads in the admin', () => {
  const files = repository.filter(
    (file) => file.path.startsWith('apps/admin/src/') && isTypeScript(file) && !isTest(file),
  );
  const found = files.flatMap(({ path, text }) =>
    wordsOf(text)
      .filter((words) => ofMachines.test(words) && words !== 'slug')
      .map((words) => `${path}: ${words}`),
  );
  expect(found).toEqual([]);
  expect(wordsOf('<Button>\n  Edit\n</Button>').some((words) => ofMachines.test(words))).toBe(true);
});

// The papers that a family brings; what a device keeps is a 'file', as the specification's messages have it.
const ofPapers = [
  ...['admin/src/features/school/', 'admin/src/features/registrations/', 'public-site/src/'],
  ...['api/src/seed/', 'api-client/src/contract/school/', 'content/src/'],
].map((folder) => `(?:apps|packages)/${folder}`);

test('[F-113] one word for one thing: a file is no paper, a video no film, and what is restored was not sent back', () => {
  const other = (words: string, path: string) =>
    (/\bberkas/i.test(words) && !new RegExp(`^(?:${ofPapers.join('|')})`).test(path)) ||
    (path.startsWith('apps/admin/') &&
      /\b(?:[Ff]ilm [a-z]|[a-z]+ film\b)|tidak dapat dikembalikan/.test(words));
  const found = ofReaders.flatMap(({ path, text }) =>
    wordsOf(text)
      .filter((words) => other(words, path))
      .map((words) => `${path}: ${words}`),
  );
  expect(found).toEqual([]);
});
