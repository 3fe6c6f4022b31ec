import { limits } from '@pesantren/content/limits';
import { messages } from '@pesantren/content/messages';
import { sampleAnnouncements, sampleArticles } from '@pesantren/content/sample-news';
import { ArticleMeta } from '@pesantren/ui/content/article-meta';
import { DateText } from '@pesantren/ui/content/date-text';
import { PriorityBadge } from '@pesantren/ui/content/priority-badge';
import { Badge } from '@pesantren/ui/controls/badge';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { type Services, useServices } from '../../services.ts';
import { newestQuery } from '../announcements/announcements-query.ts';
import { newsQuery } from '../home/news-section.tsx';

/** Begins to read what the sidebar shows. */
export function readLatest({ facts, client, queryClient }: Services): Promise<unknown>[] {
  if (isSample(facts)) return [];
  return [queryClient.query(newsQuery(client)), queryClient.query(newestQuery(client))];
}

/** True for a school that has not said who it is: it is shown with the sample's items. */
function isSample({ saved }: Services['facts']): boolean {
  return saved.identity === undefined;
}

/** The first built-in articles and announcements, or the school's own newest, beside the profile pages (docs/spec.md#p-01). */
export function LatestSidebar() {
  const { articles, announcements } = useLatest();
  return (
    <aside
      aria-label="Kabar terbaru"
      className="grid content-start gap-12 md:max-lg:grid-cols-2 lg:self-start"
    >
      {articles.length > 0 && (
        <LatestList
          title="Artikel terbaru"
          more={{ label: 'Semua artikel', href: paths.articles() }}
        >
          {articles.map((article) => (
            <LatestItem key={article.id} {...article}>
              <ArticleMeta article={{ ...article }} withReadTime />
            </LatestItem>
          ))}
        </LatestList>
      )}
      {announcements.length > 0 && (
        <LatestList
          title="Pengumuman terbaru"
          more={{ label: 'Semua pengumuman', href: paths.announcements() }}
        >
          {announcements.map((announcement) => (
            <LatestItem
              key={announcement.id}
              {...announcement}
              after={<DateText text={announcement.date} />}
            >
              <p className="flex flex-wrap gap-1.5">
                <PriorityBadge announcement={announcement} />
                {announcement.category && <Badge>{announcement.category}</Badge>}
              </p>
            </LatestItem>
          ))}
        </LatestList>
      )}
    </aside>
  );
}

/** Returns the items of the sidebar, each with the address that it links to. */
function useLatest() {
  const { client, facts } = useServices();
  const sample = isSample(facts);
  const news = useQuery({ ...newsQuery(client), enabled: !sample });
  const newest = useQuery({ ...newestQuery(client), enabled: !sample });
  const articles = sample
    ? // The provider may not have the built-in items, so each links to a search for its title.
      sampleArticles.map(({ readTime, ...article }) => ({
        ...article,
        read_time: readTime,
        href: paths.articles({ q: article.title }),
      }))
    : (news.data?.items ?? []).map((item) => ({ ...item, href: paths.article(item.slug) }));
  const announcements = sample
    ? sampleAnnouncements.map((item) => ({ ...item, href: paths.announcements({ q: item.title }) }))
    : (newest.data?.items ?? []).map((item) => ({ ...item, href: paths.announcement(item.id) }));
  return {
    articles: articles.slice(0, limits.sidebarItems),
    announcements: announcements.slice(0, limits.sidebarItems),
  };
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

type LatestItemProps = { title: string; href: string; children: ReactNode; after?: ReactNode };

/** A title between what stands before it and, small, after it. */
function LatestItem({ title, href, children, after }: LatestItemProps) {
  return (
    <li className="group relative">
      {children}
      <h3 className={`text-small leading-snug tracking-tight ${after ? 'mt-2' : 'mt-1'}`}>
        <a
          href={href}
          className="decoration-accent decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {title || messages.untitled}
        </a>
      </h3>
      {after && <p className="text-mini text-muted mt-1">{after}</p>}
    </li>
  );
}
