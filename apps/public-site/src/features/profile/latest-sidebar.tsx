import { limits } from '@pesantren/content/limits';
import {
  type SampleAnnouncement,
  type SampleArticle,
  sampleAnnouncements,
  sampleArticles,
} from '@pesantren/content/sample-news';
import { ArticleMeta } from '@pesantren/ui/content/article-meta';
import { DateText } from '@pesantren/ui/content/date-text';
import { PriorityBadge } from '@pesantren/ui/content/priority-badge';
import { Badge } from '@pesantren/ui/controls/badge';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';

/** The first built-in articles and announcements, beside the profile pages (docs/spec.md#p-01). */
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

type LatestListProps = {
  title: string;
  more: { label: string; href: string };
  /** List items. */
  children: ReactNode;
};

function LatestList({ title, more, children }: LatestListProps) {
  return (
    <section>
      <h2 className="text-lead border-accent border-b-2 pb-3">{title}</h2>
      <ul className="divide-default divide-y *:py-4">{children}</ul>
      <a
        href={more.href}
        className="text-small font-strong text-primary min-h-target border-default flex items-center border-t underline-offset-4 hover:underline"
      >
        {more.label}
      </a>
    </section>
  );
}

// The provider may not have the built-in items, so each links to a search for its title.
function SampleArticleItem({ article }: { article: SampleArticle }) {
  const { title, category, date, readTime } = article;
  return (
    <li className="group relative">
      <ArticleMeta article={{ category, date, read_time: readTime }} withReadTime />
      <h3 className="text-small mt-1 leading-snug tracking-tight">
        <a
          href={paths.articles({ q: title })}
          className="decoration-accent decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {title}
        </a>
      </h3>
    </li>
  );
}

function SampleAnnouncementItem({ announcement }: { announcement: SampleAnnouncement }) {
  const { title, category, date } = announcement;
  return (
    <li className="group relative">
      <p className="flex flex-wrap gap-1.5">
        <PriorityBadge announcement={announcement} />
        <Badge>{category}</Badge>
      </p>
      <h3 className="text-small mt-2 leading-snug tracking-tight">
        <a
          href={paths.announcements({ q: title })}
          className="decoration-accent decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {title}
        </a>
      </h3>
      <p className="text-mini text-muted mt-1">
        <DateText text={date} />
      </p>
    </li>
  );
}
