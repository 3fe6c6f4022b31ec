import { createHash } from 'node:crypto';
import type { AgendaEvent } from '@pesantren/api-client/contract/agenda';
import type { Announcement } from '@pesantren/api-client/contract/announcement';
import type { Article } from '@pesantren/api-client/contract/article';
import type { Gallery } from '@pesantren/api-client/contract/gallery';
import type { Page } from '@pesantren/api-client/contract/page';
import { resolveUrl } from '@pesantren/api-client/provider-url';
import { admissionStatus } from '@pesantren/content/admission-status';
import { eventLabel } from '@pesantren/content/calendar/event-days';
import { toldLabel } from '@pesantren/content/calendar/event-moments';
import { type Clock, clockOf } from '@pesantren/content/clock';
import { parseDate, parseOnlyDate } from '@pesantren/content/dates';
import { type Facts, placeOf } from '@pesantren/content/facts';
import { messages } from '@pesantren/content/messages';
import { agendaEntry, pageOfMenu } from '@pesantren/content/navigation';
import { publishedWord } from '@pesantren/content/published-word';
import type { Subject } from '../../src/components/seo.tsx';
import type { SiteConfig } from '../../src/config.ts';

/** The head of every share image: the school's name, its place, and its logo's URL, `''` for the arch. */
export type OgSchool = { name: string; place: string; logo: string };

/** The content of a share image (Open Graph's `og:image`). Texts are `''` where there is none. */
export type OgImage = {
  title: string;
  /** Category and date, under the title. */
  facts: readonly string[];
  /** Absolute URL on the provider's own host; no other host is called (docs/reliability.md#s14). */
  picture: string;
  /** `24` and `November 2026`, large: the day on which something happens, no other. */
  stamp: { day: string; month: string } | null;
};

/** Part of each path: raise it when the same content is drawn in another way. */
const drawingVersion = 3;

/** Pixels. */
export const ogImageSize = { width: 1200, height: 630 };

function articleImage(
  { title, category, date, image }: Article,
  config: SiteConfig,
  clock: Clock,
): OgImage {
  const picture = providerPicture(image, config);
  const facts = [category, publishedLabel(date, clock)].filter(Boolean);
  return { title: title || messages.untitled, facts, picture, stamp: null };
}

function announcementImage(announcement: Announcement, clock: Clock): OgImage {
  const { title, category, date, event_date = '' } = announcement;
  const event = eventLabel(announcement, new Date(), clock);
  const facts = ['Pengumuman', category, event ?? publishedLabel(date, clock)].filter(Boolean);
  const stamp = event === null ? null : stampOf(event_date, clock);
  return { title: title || messages.untitled, facts, picture: '', stamp };
}

function eventImage(event: AgendaEvent, clock: Clock): OgImage {
  const { title, category, starts } = event;
  const facts = [agendaEntry.label, category, toldLabel(event, new Date(), clock)].filter(Boolean);
  return { title: title || messages.untitled, facts, picture: '', stamp: stampOf(starts, clock) };
}

function pictureImage({ title, category, image }: Gallery, config: SiteConfig): OgImage {
  const facts = ['Galeri', category].filter(Boolean);
  const picture = providerPicture(image, config);
  return { title: title.trim() || messages.untitled, facts, picture, stamp: null };
}

function pageImage({ title, updated_at }: Page, place: string, clock: Clock): OgImage {
  const changed = parseDate(updated_at, clock);
  const facts = [place, changed && `Diperbarui ${clock.formatDate(changed)}`];
  return { title, facts: facts.filter((fact): fact is string => !!fact), picture: '', stamp: null };
}

/** Says what a parent can do about admission today. */
function admissionImage(facts: Facts, config: SiteConfig): OgImage {
  const { card, short } = admissionStatus(facts, new Date(), clockOf(facts.time_zone));
  return { ...siteImage(facts, config), title: card, facts: [short] };
}

/**
 * Returns the image of a page's subject and its path, which changes with what the image shows.
 * @param page the page's path: one of a menu has an image with its name, where its subject has none.
 */
export function ogImageOf(
  about: Subject | undefined,
  config: SiteConfig,
  facts: Facts,
  page = '/',
) {
  const { identity } = facts;
  const clock = clockOf(facts.time_zone);
  const school: OgSchool = {
    name: identity.name,
    place: placeOf(identity),
    logo: providerPicture(identity.logo.url, config),
  };

  switch (about?.kind) {
    case 'article':
      return withPath(
        school,
        'artikel',
        about.article.slug,
        articleImage(about.article, config, clock),
      );
    case 'announcement':
      return withPath(
        school,
        'pengumuman',
        about.announcement.id,
        announcementImage(about.announcement, clock),
      );
    case 'event':
      return withPath(school, 'agenda', about.event.id, eventImage(about.event, clock));
    case 'page':
      return withPath(
        school,
        'halaman',
        about.page.slug,
        pageImage(about.page, school.place, clock),
      );
    case 'picture':
      return withPath(school, 'galeri', about.picture.id, pictureImage(about.picture, config));
    case 'admission':
      return withPath(school, 'situs', 'bergabung', admissionImage(facts, config));
    default: {
      const [, word = ''] = /([^/]*?)(?:\?.*)?$/.exec(page) ?? [];
      const entry = pageOfMenu(word);
      const image = siteImage(facts, config);
      if (!entry) return withPath(school, 'situs', 'beranda', image);
      return withPath(school, 'situs', word, { ...image, title: entry.label });
    }
  }
}

/** Adds the path, such as `/og/artikel/panen-raya/<hash>.jpg`. */
function withPath(school: OgSchool, kind: string, key: string, image: OgImage) {
  const content = JSON.stringify([drawingVersion, school, image]);
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 20);
  return { school, image, path: `/og/${kind}/${encodeURIComponent(key)}/${hash}.jpg` };
}

/** Returns the image of every page without one of its own. */
function siteImage({ hero, identity }: Facts, config: SiteConfig): OgImage {
  const picture = providerPicture(hero.picture.url, config);
  const facts = [placeOf(identity)].filter(Boolean);
  return { title: hero.headline || identity.name, facts, picture, stamp: null };
}

/** Returns the URL of a picture on the provider's own host; `''` for any other. */
export function providerPicture(address: string, { apiUrl }: Pick<SiteConfig, 'apiUrl'>): string {
  const url = resolveUrl(apiUrl, address);
  return url && new URL(url).origin === new URL(apiUrl).origin ? url : '';
}

/** Returns the day of publication in words; one that is still to come, and a text that is no date, stay as written. */
function publishedLabel(text: string, clock: Clock): string {
  const day = parseOnlyDate(text, clock);
  return publishedWord(day, clock) + (day ? clock.formatDate(day) : text.trim());
}

function stampOf(text: string, clock: Clock): OgImage['stamp'] {
  const date = parseDate(text, clock);
  if (!date) return null;
  const [day = '', ...month] = clock.formatDate(date).split(' ');
  return { day, month: month.join(' ') };
}
