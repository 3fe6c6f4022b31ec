import { messages } from '@pesantren/content/messages';
import type { ResourceConfig } from '../../resource/resource-config.ts';
import { articleColumns } from './article-columns.tsx';
import { articlePageOf } from './article-page-of.ts';

/** How articles are listed. */
export const articleConfig: ResourceConfig<'articles'> = {
  name: 'articles',
  title: 'Artikel',
  noun: 'artikel',
  subject: 'Artikel',
  addLabel: 'Tulis artikel',
  nameOf: ({ title }) => title || messages.untitled,
  draftName: ({ title = '' }) => title,
  columns: articleColumns,
  pageOf: articlePageOf,
  search: { label: 'Cari artikel', hint: 'Cari judul, isi, penulis, kategori' },
  empty: messages.articlesEmpty,
  noMatch: messages.articlesFilteredEmpty,
};
