import type { Occasion } from '@pesantren/api-client/contract/agenda';
import { foldText } from '@pesantren/api-client/contract/lists/search';
import {
  findWords,
  searchWords,
  wordMatch,
} from '@pesantren/api-client/contract/lists/search-words';
import { resourceKey } from '@pesantren/api-client/query';
import { eventLabel, isEventOver } from '@pesantren/content/calendar/event-days';
import { spanLabel } from '@pesantren/content/calendar/event-moments';
import type { Clock } from '@pesantren/content/clock';
import { excerptOf, shortened } from '@pesantren/ui/rich-text/excerpt';
import { questionsOf } from '@pesantren/ui/rich-text/split-questions';
import { queryOptions } from '@tanstack/react-query';
import { readPages } from '../../layout/footer-pages.tsx';
import { paths } from '../../paths.ts';
import type { Services } from '../../services.ts';
import { nextOccasions } from '../agenda/agenda-query.ts';
import { occasionPath } from '../agenda/occasion.ts';

/** The school's own answer to a question of parents: its first words, and where the rest stands. */
export type Written = { title: string; href: string; text: string };

/** The answers that the school has written for parents, and the days that lie ahead. */
export type Answers = {
  answers: readonly Written[];
  further: readonly Written[];
  events: readonly Written[];
  hasAgenda: boolean;
};

/**
 * The questions of parents that no fact of the school answers, with the words by which the title of a page, a question on one, or an
 * announcement tells that it answers. Pages come first: they are written to last.
 */
const topics = [
  { title: 'Yang dibawa', words: ['perlengkapan', 'barang bawaan'] },
  { title: 'Jadwal harian', words: ['jadwal harian', 'kegiatan harian'] },
  { title: 'Kunjungan', words: ['aturan kunjungan', 'kunjungan'] },
  { title: 'Libur dan pulang', words: ['libur', 'pulang'] },
  { title: 'Hasil belajar', words: ['rapor', 'hasil belajar'] },
  { title: 'Pengalaman keluarga', words: ['pengalaman', 'kata orang tua', 'cerita keluarga'] },
  { title: 'Tanya jawab', words: ['tanya jawab', 'faq'] },
];

/** The answers after the coming events: families ask for them less often. */
const furtherTopics = [{ title: 'Rekening pembayaran', words: ['rekening'] }];

/** Coming events that are shown; all of them stand among the announcements. */
const mostEvents = 3;

/** How far back announcements are looked at: one part of the list, as large as our provider sends. */
const reach = 100;

/** In characters: two lines of a phone. */
const textLength = 75;

/** Returns the query of what the school has written for parents, and of the days that lie ahead (docs/spec.md#f-103). */
export function answersQuery({ client, clock }: Pick<Services, 'client' | 'clock'>) {
  return queryOptions({
    queryKey: [...resourceKey('pages'), 'parents'],
    queryFn: async (): Promise<Answers> => {
      const [pages, { items: announcements }, occasions] = await Promise.all([
        readPages(client),
        client.list('announcements', { limit: reach, fields: 'summary' }),
        // Without the days the other answers are still answers.
        nextOccasions({ client, clock }).catch(() => []),
      ]);
      const written: Written[] = [
        ...pages.map(({ title, slug, content }) => ({
          title,
          href: paths.page(slug),
          text: excerptOf(content, textLength),
        })),
        ...pages.flatMap(({ slug, content }) =>
          questionsOf(content).map(({ id, question, answer }) => ({
            title: question,
            href: `${paths.page(slug)}#${id}`,
            text: shortened(answer, textLength),
          })),
        ),
        ...announcements.map(({ id, title }) => ({
          title,
          href: paths.announcement(id),
          text: title,
        })),
      ];
      return {
        answers: answersIn(written, topics),
        further: answersIn(written, furtherTopics),
        hasAgenda: occasions !== null,
        events: occasions?.map((one) => toldOf(one, clock)) ?? eventsIn(announcements, clock),
      };
    },
  });
}

function answersIn(written: readonly Written[], asked: typeof topics): Written[] {
  return asked.flatMap(({ title, words }) => {
    const found = words
      .map((each) => written.find((one) => holds(one.title, each)))
      .find((one) => one !== undefined);
    return found ? [{ ...found, title }] : [];
  });
}

function holds(title: string, words: string): boolean {
  return findWords(foldText(title), searchWords(words)) !== wordMatch.none;
}

function toldOf(occasion: Occasion, clock: Clock): Written {
  const text = [spanLabel(occasion, clock), occasion.time].filter(Boolean).join(', ');
  return { title: occasion.title, href: occasionPath(occasion), text };
}

type Announced = Parameters<typeof isEventOver>[0] & { id: string; title: string };

/** Returns the days that announcements tell of, where there is no agenda. */
function eventsIn(announcements: readonly Announced[], clock: Clock): Written[] {
  const now = new Date();
  return announcements
    .filter((event) => event.event_date && !isEventOver(event, now, clock))
    .sort((a, b) => (a.event_date ?? '').localeCompare(b.event_date ?? ''))
    .slice(0, mostEvents)
    .map((event) => ({
      title: event.title,
      href: paths.announcement(event.id),
      text: eventLabel({ ...event, event_place: '' }, now, clock) ?? '',
    }));
}
