import type { Found, FoundName } from '@pesantren/api-client/contract/lists/found';
import { isOver, spanLabel } from '@pesantren/content/calendar/event-moments';
import type { Clock } from '@pesantren/content/clock';
import { messages } from '@pesantren/content/messages';
import { questionId } from '@pesantren/ui/rich-text/split-questions';
import { paths } from '../../paths.ts';
import type { FixedHit } from './find-fixed.ts';
import { neededWords } from './suggestion.ts';

/** A result as it is shown, an item of the provider or a part of a fixed page. */
export type ShownResult = {
  /** The name of its kind, or of the page that it is on. */
  kind: string;
  href: string;
  /** True where the date is the day on which something happens; else it is that of publication. */
  isEvent: boolean;
  /** The days and hours of an event, `''` of none, and what has become of it, or of an announcement. */
  when: string;
  fate: 'cancelled' | 'expired' | 'over' | null;
} & Pick<Found, 'title' | 'excerpt' | 'date' | 'image'>;

/** The resources whose items happen on their date. */
const events: readonly FoundName[] = ['agenda', 'prestasi'];

/** The kind of a result in words, and the address of its page. */
const kinds: Record<FoundName, { label: string; href: (found: Found) => string }> = {
  articles: { label: 'Artikel', href: ({ slug }) => paths.article(slug) },
  announcements: { label: 'Pengumuman', href: ({ id }) => paths.announcement(id) },
  prestasi: { label: 'Prestasi', href: () => paths.achievements() },
  pages: { label: 'Halaman', href: ({ slug, section }) => paths.page(slug) + answerIn(section) },
  gallery: { label: 'Galeri', href: ({ id }) => paths.gallery({ picture: id }) },
  agenda: { label: 'Agenda', href: ({ id }) => paths.event(id) },
};

/** Returns the fragment of the answer below a heading that asks; `''` of any other. */
function answerIn(section: string): string {
  return /[?؟]$/.test(section) ? `#${questionId(section)}` : '';
}

/** Returns an item of the provider as it is shown. */
export function shownFound(found: Found, now: Date, clock: Clock): ShownResult {
  const { resource, title, excerpt, date, image } = found;
  const { label, href } = kinds[resource];
  return {
    kind: label,
    href: href(found),
    title: title || messages.untitled,
    excerpt,
    date,
    isEvent: events.includes(resource),
    when: spanLabel(found, clock),
    fate: fateOf(found, now, clock),
    image,
  };
}

function fateOf(found: Found, now: Date, clock: Clock): ShownResult['fate'] {
  if (found.cancelled) return 'cancelled';
  if (found.expired) return 'expired';
  return isOver(found, now, clock) ? 'over' : null;
}

/**
 * Returns the first page of results, each once: what answers an uncertain search best, the parts of fixed pages that are meant,
 * the items in their order, and the parts that only hold the words.
 */
export function firstResults(
  fixed: readonly FixedHit[],
  items: readonly Found[],
  now: Date,
  clock: Clock,
  best: readonly ShownResult[] = [],
): ShownResult[] {
  return onceEach([
    ...best,
    ...fixed.filter(({ isMeant }) => isMeant).map(shownFixed),
    ...items.map((item) => shownFound(item, now, clock)),
    ...fixed.filter(({ isMeant }) => !isMeant).map(shownFixed),
  ]);
}

/** Returns the results of the search that may have been meant; what answers it best comes first where it is of several words. */
export function meantResults(
  q: string,
  found: readonly ShownResult[],
  best: readonly ShownResult[],
): ShownResult[] {
  return onceEach(neededWords(q).length > 1 ? [...best, ...found] : [...found, ...best]);
}

/** Returns results at their first place alone; a page also where another of its headings answers. */
function onceEach(results: readonly ShownResult[]): ShownResult[] {
  const places = new Set<string>();
  return results.filter(({ title, href }) => {
    const place = `${title} ${href.split('#')[0]}`;
    const isFirst = !places.has(place);
    places.add(place);
    return isFirst;
  });
}

const undated = { date: '', isEvent: false, when: '', fate: null };

/** Returns a part of a fixed page as it is shown. */
export function shownFixed({ title, page, href, excerpt }: FixedHit): ShownResult {
  return { kind: page, href, title, excerpt, image: '', ...undated };
}
