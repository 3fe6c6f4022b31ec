import { limits } from '@pesantren/content/limits';
import { sampleAnnouncements, sampleArticles } from '@pesantren/content/sample/sample-news';
import { paths } from '../../paths.ts';
import type { LatestItem } from './latest-sidebar.tsx';

const { sidebarItems } = limits;

/** The first built-in items. The provider may not have them, so each links to a search for its title. */
export const sampleLatest: Record<'articles' | 'announcements', LatestItem[]> = {
  articles: sampleArticles.slice(0, sidebarItems).map((item) => {
    const { id, title, category, date, readTime } = item;
    const href = paths.articles({ q: title });
    return { id, title, href, category, date, read_time: readTime, priority: '' };
  }),
  announcements: sampleAnnouncements.slice(0, sidebarItems).map((item) => {
    const { id, title, category, date, priority } = item;
    const href = paths.announcements({ q: title });
    return { id, title, href, category, date, read_time: '', priority };
  }),
};
