import type { ArticleInput } from '@pesantren/api-client/contract/article';
import { writtenDate } from '@pesantren/content/dates';
import type { Draft } from './articles/draft.ts';
import { kegiatan } from './articles/kegiatan.ts';
import { opini } from './articles/opini.ts';
import { pendidikan } from './articles/pendidikan.ts';
import { prestasi } from './articles/prestasi.ts';
import { tahfidz } from './articles/tahfidz.ts';

/** Words that an adult reads in a minute, as newspapers count. */
const wordsPerMinute = 200;

const byCategory: Record<string, readonly Draft[]> = {
  Pendidikan: pendidikan,
  Tahfidz: tahfidz,
  Opini: opini,
  Kegiatan: kegiatan,
  Prestasi: prestasi,
};

/** The articles of an empty database, oldest first. */
export const sampleArticles: readonly ArticleInput[] = Object.entries(byCategory)
  .flatMap(([category, drafts]) =>
    drafts.map((draft) => ({ ...draft, category, read_time: readTime(draft.content) })),
  )
  .sort((a, b) => dayOf(a).localeCompare(dayOf(b)));

function dayOf({ date }: Draft): string {
  return writtenDate(date) ?? '';
}

function readTime(content: string): string {
  const words = content.replace(/<[^>]+>/g, ' ').match(/\S+/g) ?? [];
  return `${Math.ceil(words.length / wordsPerMinute)} menit`;
}
