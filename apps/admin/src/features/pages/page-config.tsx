import type { Page } from '@pesantren/api-client/contract/page';
import { messages } from '@pesantren/content/messages';
import { excerptOf } from '@pesantren/ui/rich-text/excerpt';
import cells from '../../resource/list/cells.module.css';
import { titleColumn } from '../../resource/list/columns.tsx';
import type { ResourceConfig } from '../../resource/resource-config.ts';
import type { ReceivedPage } from '../../resource/share/whatsapp-url.ts';

export const pageConfig: ResourceConfig<'pages'> = {
  name: 'pages',
  title: 'Halaman',
  noun: 'halaman',
  subject: 'Halaman',
  addLabel: 'Halaman baru',
  nameOf: ({ title }) => title || messages.untitled,
  draftName: ({ title = '' }) => title,
  columns: [
    titleColumn({
      header: 'Judul',
      sortKey: 'title',
      titleOf: ({ title }) => title,
      factsOf: ({ slug }) => [`/halaman/${slug}`],
    }),
    {
      header: 'Status',
      role: 'fact',
      width: 'narrow',
      sort: 'published',
      cell: ({ published }) => (
        <span className={published ? cells.tag : cells.alarm}>
          {published ? 'Terbit' : 'Belum terbit'}
        </span>
      ),
    },
    {
      header: 'Kaki situs',
      role: 'extra',
      width: 'middle',
      sort: 'order',
      cell: ({ in_footer, order }) =>
        in_footer ? `Di kaki situs, urutan ${order}` : `Urutan ${order}`,
    },
  ],
  pageOf: publicPageOf,
  search: 'Cari halaman',
  empty: 'Belum ada halaman.',
  noMatch: 'Tidak ada halaman yang sesuai dengan pencarian.',
};

/** Returns a page's address on the public site; null while it is not published. */
export function publicPageOf(siteUrl: string, page: Page): ReceivedPage | null {
  if (!page.published) return null;
  const line = excerptOf(page.content, 140);
  return { title: page.title, line, url: `${siteUrl}/halaman/${encodeURIComponent(page.slug)}` };
}
