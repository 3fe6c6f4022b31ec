import { clockOf } from '@pesantren/content/clock';
import type { Facts } from '@pesantren/content/facts';
import { agendaEntry, mainNavigation } from '@pesantren/content/navigation';
import { questionsOf } from '@pesantren/ui/rich-text/split-questions';
import type { BreadcrumbList, Graph, ItemList, NewsArticle, Thing, WebPage } from 'schema-dts';
import type { PageMetadata, Subject } from '../../src/components/seo.tsx';
import type { SiteConfig } from '../../src/config.ts';
import { paths } from '../../src/paths.ts';
import { agendaEvent, agendaEvents, announcedEvent } from './announced-event.ts';
import { changedAt, publishedAt } from './item-dates.ts';
import { admissionEvent, schoolInFull, schoolInShort, schoolReference } from './school-data.ts';

/** A page that search engines may show; `image` is the URL of its share image. */
type Page = PageMetadata & { path: string; image: string };

/** Describes a page in the vocabulary of schema.org, as JSON-LD. */
export function structuredData(page: Page, { siteUrl }: SiteConfig, facts: Facts): Graph {
  const { about, path } = page;
  const inFull = about?.kind === 'school' || about?.kind === 'admission';
  const things: Thing[] = [inFull ? schoolInFull(siteUrl, facts) : schoolInShort(siteUrl, facts)];
  if (path !== paths.home) things.push(breadcrumbs(page, siteUrl));
  if (about?.kind === 'article' || about?.kind === 'announcement') {
    things.push(newsArticle(page, about, siteUrl, facts));
  }
  if (about?.kind === 'announcement') {
    const event = announcedEvent(about.announcement, page, siteUrl, facts);
    if (event) things.push(event);
  }
  if (about?.kind === 'event') things.push(agendaEvent(about.event, page, siteUrl, facts));
  if (about?.kind === 'agenda') things.push(...agendaEvents(about.items, page, siteUrl, facts));
  if (about?.kind === 'page') things.push(webPage(page, about, siteUrl));
  if (about?.kind === 'admission') {
    things.push(...facts.waves.map((wave) => admissionEvent(wave, page, siteUrl, facts)));
  }
  if (about?.kind === 'picture') {
    const url = siteUrl + path;
    things.push({ '@type': 'ImageObject', name: page.title, url, thumbnailUrl: page.image });
  }
  const entries = about ? entriesOf(about) : [];
  if (entries.length > 0) things.push(itemList(entries, siteUrl));
  return { '@context': 'https://schema.org', '@graph': things };
}

type Entry = { name: string; path: string };

function breadcrumbs({ path, title }: Page, siteUrl: string): BreadcrumbList {
  const parent = [...mainNavigation, agendaEntry].find(
    (entry) =>
      entry.path !== paths.home &&
      [`${entry.path}/`, `${entry.path}?`].some((start) => path.startsWith(start)),
  );
  const way = [
    { name: 'Beranda', path: paths.home },
    ...(parent ? [{ name: parent.label, path: parent.path }] : []),
    { name: title, path },
  ];
  return { '@type': 'BreadcrumbList', itemListElement: listItems(way, siteUrl) };
}

function newsArticle(
  { title, description, path, image }: Page,
  about: Extract<Subject, { kind: 'article' | 'announcement' }>,
  siteUrl: string,
  { identity, time_zone }: Facts,
): NewsArticle {
  const item = about.kind === 'article' ? about.article : about.announcement;
  const author = about.kind === 'article' ? about.article.author : '';
  const clock = clockOf(time_zone);
  const [published, changed] = [publishedAt(item, clock), changedAt(item, clock)];
  return {
    '@type': 'NewsArticle',
    headline: title,
    description,
    image,
    url: siteUrl + path,
    mainEntityOfPage: siteUrl + path,
    inLanguage: 'id',
    ...(item.category && { articleSection: item.category }),
    ...(published && { datePublished: published.toISOString() }),
    ...(changed && { dateModified: changed.toISOString() }),
    author: author
      ? { '@type': isOffice(author) ? 'Organization' : 'Person', name: author }
      : { '@type': 'School', name: identity.name, ...schoolReference(siteUrl) },
    publisher: schoolReference(siteUrl),
  };
}

/** True of a byline that is a part of the school and no person. */
function isOffice(author: string): boolean {
  return /^(?:tim|redaksi|humas|panitia|pengurus|admin|bagian|bidang|kantor|tata usaha|sekretariat|osis|yayasan|pesantren|pondok|dayah|ma'?had|sekolah|madrasah)\b/i.test(
    author.trim(),
  );
}

/** Describes a page that the school writes; one of questions names them with their answers (docs/spec.md#w-05). */
function webPage(
  { title, description, path, image }: Page,
  { page }: Extract<Subject, { kind: 'page' }>,
  siteUrl: string,
): WebPage {
  const questions = questionsOf(page.content).map(
    ({ question, answer }) =>
      ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      }) as const,
  );
  const facts = {
    name: title,
    description,
    url: siteUrl + path,
    image,
    inLanguage: 'id',
    ...(page.published_at && { datePublished: page.published_at }),
    ...(page.updated_at && { dateModified: page.updated_at }),
    publisher: schoolReference(siteUrl),
  };
  if (questions.length === 0) return { '@type': 'WebPage', ...facts };
  return { '@type': 'FAQPage', ...facts, mainEntity: questions };
}

function entriesOf(about: Subject): Entry[] {
  switch (about.kind) {
    case 'articles':
      return about.items.map(({ title, slug }) => ({ name: title, path: paths.article(slug) }));
    case 'announcements':
      return about.items.map(({ title, id }) => ({ name: title, path: paths.announcement(id) }));
    case 'pictures':
      return about.items.map(({ title, id }) => ({
        name: title,
        path: paths.gallery({ picture: id }),
      }));
    default:
      return [];
  }
}

function itemList(entries: readonly Entry[], siteUrl: string): ItemList {
  return {
    '@type': 'ItemList',
    numberOfItems: entries.length,
    itemListElement: listItems(entries, siteUrl),
  };
}

function listItems(entries: readonly Entry[], siteUrl: string) {
  return entries.map(
    ({ name, path }, index) =>
      ({ '@type': 'ListItem', position: index + 1, name, item: siteUrl + path }) as const,
  );
}
