import { limits } from '@pesantren/content/limits';
import { sampleAnnouncements, sampleArticles } from '@pesantren/content/sample-news';
import { paths } from '../../paths.ts';
import { LatestList } from './latest-list.tsx';
import { SampleAnnouncementItem } from './sample-announcement-item.tsx';
import { SampleArticleItem } from './sample-article-item.tsx';

/** Beside the profile pages: the first built-in articles and announcements (spec section 9). */
export function LatestSidebar() {
  return (
    <aside
      aria-label="Kabar terbaru"
      className="grid content-start gap-12 md:max-lg:grid-cols-2 lg:self-start"
    >
      <LatestList title="Artikel terbaru" more={{ label: 'Semua artikel', href: paths.articles() }}>
        {sampleArticles.slice(0, limits.sidebarItems).map((article) => (
          <SampleArticleItem key={article.id} article={article} />
        ))}
      </LatestList>
      <LatestList
        title="Pengumuman terbaru"
        more={{ label: 'Semua pengumuman', href: paths.announcements() }}
      >
        {sampleAnnouncements.slice(0, limits.sidebarItems).map((announcement) => (
          <SampleAnnouncementItem key={announcement.id} announcement={announcement} />
        ))}
      </LatestList>
    </aside>
  );
}
