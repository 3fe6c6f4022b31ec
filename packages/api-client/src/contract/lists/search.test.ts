import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Items, type ResourceName, resources } from '../../resources.ts';
import { matchesSearch } from './search.ts';

// The fields of docs/spec.md#search, by the names that they have on the wire.
const searched = {
  articles: ['title', 'excerpt', 'content', 'author', 'category'],
  announcements: ['title', 'content', 'category', 'priority'],
  prestasi: ['prestasi', 'tanggal', 'id'],
  carousel: ['src', 'id'],
  gallery: ['title', 'category', 'image', 'id'],
  pages: ['title', 'content', 'slug'],
  agenda: ['title', 'place', 'note', 'category'],
} as const;

const names = Object.keys(searched) as ResourceName[];

/** An item whose every field holds its own name, so that a match tells which field was looked at. */
function itemOf<Name extends ResourceName>(name: Name): Items[Name] {
  const fields = Object.keys(z.parse(resources[name].item as z.ZodMiniType<object>, { id: 'id' }));
  return z.parse(
    resources[name].item,
    Object.fromEntries(fields.map((field) => [field, `<${field}>`])),
  );
}

test.each(names)('[M-09] the search of %s covers its fields and no other', (name) => {
  const item = itemOf(name);
  const found = Object.keys(item).filter((field) =>
    matchesSearch<object>(item, `<${field}>`, resources[name].searchFields as never[]),
  );
  expect(found.sort()).toEqual([...searched[name]].sort());
});

const article = { title: 'Panen Raya di Lawe Alas', author: 'Redaksi' };
const fields = ['title', 'author'] as const;

test.each([
  'panen',
  'PANEN RAYA',
  'aya di la',
  'lawe alas',
  '  redaksi  ',
  'panen  raya',
  '',
  '   ',
])('[M-09] "%s" matches as a substring in any case', (search) => {
  expect(matchesSearch(article, search, fields)).toBe(true);
});

test.each(['raya panen', 'alas redaksi', 'panen%', '.*', 'p_nen'])(
  '[M-09] "%s" is taken literally and within one field',
  (search) => {
    expect(matchesSearch(article, search, fields)).toBe(false);
  },
);

test('[M-09] no search matches everything', () => {
  expect(matchesSearch(article, undefined, fields)).toBe(true);
});

test('[I18] a search of 100 kB is answered', () => {
  expect(matchesSearch(article, 'a'.repeat(100_000), fields)).toBe(false);
});
