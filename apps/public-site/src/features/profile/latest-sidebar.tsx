import { articleDate } from '@pesantren/api-client/contract/labels';
import { resourceKey } from '@pesantren/api-client/query';
import { limits } from '@pesantren/content/limits';
import { messages } from '@pesantren/content/messages';
import { sampleAnnouncements, sampleArticles } from '@pesantren/content/sample/sample-news';
import { isSampleSchool } from '@pesantren/content/shown-facts';
import { ArticleMeta } from '@pesantren/ui/content/article-meta';
import { PriorityBadge } from '@pesantren/ui/content/priority-badge';
import { PublishedText } from '@pesantren/ui/content/published-text';
import { Badge } from '@pesantren/ui/controls/badge';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { OptionalPart } from '../../components/optional-part.tsx';
import { paths } from '../../paths.ts';
import { type Services, useServices } from '../../services.ts';

/** An article or announcement with the address that it links to; each has only some of the facts. */
export type LatestItem = {
  id: string;
  title: string;
  href: string;
  category: string;
  date: string;
  read_time: string;
  priority: string;
};

type Latest = 'articles' | 'announcements';

/** Begins to read what the sidebar shows. */
export function readLatest(services: Services): Promise<unknown>[] {
  const { queryClient } = services;
  return [
    queryClient.query(latestQuery(services, 'articles')),
    queryClient.query(latestQuery(services, 'announcements')),
  ];
}

/** Returns the query of the newest items, the sample's where it stands in for the school itself. */
function latestQuery({ facts, client }: Services, name: Latest) {
  return queryOptions({
    queryKey: [...resourceKey(name), 'latest'],
    queryFn: async (): Promise<LatestItem[]> => {
      if (isSampleSchool(facts)) return sampleLatest[name];
      const part = { limit: limits.sidebarItems, fields: 'summary' } as const;
      if (name === 'articles') {
        const { items } = await client.list(name, part);
        return items.map((article) => {
          const { id, title, slug, category, read_time } = article;
          const href = paths.article(slug);
          return { id, title, href, category, date: articleDate(article), read_time, priority: '' };
        });
      }
      const { items } = await client.list(name, part);
      return items.map(({ id, title, category, date, priority }) => {
        return { id, title, href: paths.announcement(id), category, date, read_time: '', priority };
      });
    },
  });
}

/** The first built-in articles and announcements, or the school's own newest, beside the profile pages (docs/spec.md#p-01). */
export function LatestSidebar() {
  const services = useServices();
  const articlesRead = useQuery(latestQuery(services, 'articles'));
  const announcementsRead = useQuery(latestQuery(services, 'announcements'));
  const { data: articles = [] } = articlesRead;
  const { data: announcements = [] } = announcementsRead;
  return (
    <OptionalPart
      name="kabar-terbaru"
      isPending={articlesRead.isPending || announcementsRead.isPending}
    >
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
              <LatestLink key={article.id} {...article}>
                <ArticleMeta article={article} withReadTime />
              </LatestLink>
            ))}
          </LatestList>
        )}
        {announcements.length > 0 && (
          <LatestList
            title="Pengumuman terbaru"
            more={{ label: 'Semua pengumuman', href: paths.announcements() }}
          >
            {announcements.map((announcement) => (
              <LatestLink
                key={announcement.id}
                {...announcement}
                after={<PublishedText text={announcement.date} />}
              >
                <p className="flex flex-wrap gap-1.5">
                  <PriorityBadge announcement={announcement} />
                  {announcement.category && <Badge>{announcement.category}</Badge>}
                </p>
              </LatestLink>
            ))}
          </LatestList>
        )}
      </aside>
    </OptionalPart>
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

type LatestLinkProps = { title: string; href: string; children: ReactNode; after?: ReactNode };

/** A title between what stands before it and, small, after it. */
function LatestLink({ title, href, children, after }: LatestLinkProps) {
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

const { sidebarItems } = limits;

/** The first built-in items. The provider may not have them, so each links to a search for its title. */
const sampleLatest: Record<'articles' | 'announcements', LatestItem[]> = {
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
