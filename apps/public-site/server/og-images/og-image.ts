import { createHash } from 'node:crypto';
import type { Announcement } from '@pesantren/api-client/contract/announcement';
import type { Article } from '@pesantren/api-client/contract/article';
import type { Gallery } from '@pesantren/api-client/contract/gallery';
import { timeLabel } from '@pesantren/api-client/contract/labels';
import { resolveUrl } from '@pesantren/api-client/provider-url';
import { formatDate, parseDate } from '@pesantren/content/dates';
import { messages } from '@pesantren/content/messages';
import { school } from '@pesantren/content/school';
import type { Subject } from '../../src/components/page-metadata.ts';
import type { SiteConfig } from '../../src/config.ts';
import { siteFile } from '../../src/site-file.ts';

/** What a share card shows. Texts are `''` where there is none. */
export type OgImage = {
  title: string;
  /** What and when, under the title. */
  facts: readonly string[];
  /** Absolute URL on the provider's own host: no other one is ever asked (reliability S14). */
  picture: string;
  /** `24` and `November 2026`, large, where there is no picture. */
  stamp: { day: string; month: string } | null;
};

/** Changes with the drawing, so that cards drawn otherwise get another address. */
const drawing = 2;

/** Width and height in pixels of every card. */
export const ogImageSize = { width: 1200, height: 630 };

function articleCard({ title, category, date, image }: Article, config: SiteConfig): OgImage {
  const picture = ownPicture(image, config);
  return { ...dated(date, [category], picture === ''), title: title || messages.untitled, picture };
}

function announcementCard(announcement: Announcement): OgImage {
  const { title, category, date } = announcement;
  const facts = ['Pengumuman', category, timeLabel(announcement)];
  return { ...dated(date, facts, true), title: title || messages.untitled, picture: '' };
}

function pictureCard({ title, category, image }: Gallery, config: SiteConfig): OgImage {
  const facts = ['Galeri', category].filter(Boolean);
  const picture = ownPicture(image, config);
  return { title: title.trim() || messages.untitled, facts, picture, stamp: null };
}

/** The card of every page that has none of its own, with its path. */
function siteCard(config: SiteConfig) {
  const picture = ownPicture(siteFile('hero'), config);
  const card: OgImage = { title: school.headline, facts: [school.place], picture, stamp: null };
  return { card, path: cardPath('situs', 'beranda', card) };
}

/** Made once: most pages name it. */
const siteCards = new WeakMap<SiteConfig, ReturnType<typeof siteCard>>();

/** The card of what a page is about, and its path on the site: it names its content for ever. */
export function ogImageOf(about: Subject | undefined, config: SiteConfig) {
  if (about?.kind === 'article') {
    const card = articleCard(about.article, config);
    return { card, path: cardPath('artikel', about.article.slug, card) };
  }
  if (about?.kind === 'announcement') {
    const card = announcementCard(about.announcement);
    return { card, path: cardPath('pengumuman', about.announcement.id, card) };
  }
  if (about?.kind === 'picture') {
    const card = pictureCard(about.picture, config);
    return { card, path: cardPath('galeri', about.picture.id, card) };
  }
  const known = siteCards.get(config) ?? siteCard(config);
  siteCards.set(config, known);
  return known;
}

/** `/og/artikel/panen-raya/<hash>.jpg`. */
function cardPath(kind: string, key: string, card: OgImage): string {
  const said = JSON.stringify([drawing, school.name, card]);
  const hash = createHash('sha256').update(said).digest('base64url').slice(0, 20);
  return `/og/${kind}/${encodeURIComponent(key)}/${hash}.jpg`;
}

function ownPicture(address: string, { apiUrl }: SiteConfig): string {
  const url = resolveUrl(apiUrl, address);
  return url && new URL(url).origin === new URL(apiUrl).origin ? url : '';
}

/** A day stands in the stamp where there is one, else among the facts; what is no day, as it was written. */
function dated(text: string, facts: readonly string[], stamped: boolean) {
  const date = parseDate(text);
  const words = date ? formatDate(date) : text.trim();
  const [day = '', ...month] = words.split(' ');
  const stamp = stamped && date ? { day, month: month.join(' ') } : null;
  return { stamp, facts: [...facts, stamp ? '' : words].filter(Boolean) };
}
