import { pdfReadingLimits } from '@pesantren/api-client/contract/uploads/upload';
import type { Clock } from '@pesantren/content/clock';
import { parseDate } from '@pesantren/content/dates';
import * as z from 'zod/mini';
import type { Deps } from '../../deps.ts';
import { instant, type ResourceDefinition } from '../../resources/definition.ts';
import { sampleAnnouncements } from '../../seed/sample-announcements.ts';
import { createPdfReadings } from '../upload/pdf-readings.ts';
import { uploadName } from '../upload/storage/storage.ts';
import { createStoredFiles } from '../upload/stored-files.ts';
import { createPinRoutes } from './pin-routes.ts';

/** Sorts announcements whose date names no day behind all others. */
const undated = '0000-01-01T00:00:00.000Z';

/** Announcements, `/announcements.php`, with the facts of their PDFs. */
export const announcements: ResourceDefinition<'announcements'> = {
  uploads: { pdf_url: 'pdf', pdf_image: 'image', content: 'rich-text' },
  list: { sortColumn: 'published_at', pinnedFirst: true, keepsExpired: true },
  title: 'title',
  found: {
    ...{ date: 'published_at', body: 'content', attached: 'pdf_text', image: 'pdf_image' },
    ...{ starts: 'event_date', ends: 'event_end_date' },
  },
  hiddenSearchFields: ['pdf_text'],
  onClock: ({ event_date, event_end_date, ...input }, clock) => ({
    ...input,
    ...(event_date !== undefined && { event_date: dayOn(event_date, clock) }),
    ...(event_end_date !== undefined && { event_end_date: dayOn(event_end_date, clock) }),
  }),
  toColumns: async (deps, input) => ({
    ...input,
    pdf_name: input.pdf_name ?? '',
    event_date: input.event_date ?? '',
    event_end_date: input.event_end_date ?? '',
    event_time: input.event_time ?? '',
    event_place: input.event_place ?? '',
    published_at: parseDate(input.date, deps.clock)?.toISOString() ?? undated,
    ...(await findPdfFacts(deps, input.pdf_url)),
  }),
  // Left out where there is none: the answer is that of an announcement without event, end and pin.
  serialize: ({ event_date, event_end_date, event_time, event_place, ...row }) => ({
    event_date: event_date || undefined,
    event_end_date: event_end_date || undefined,
    event_time: event_time || undefined,
    event_place: event_place || undefined,
    expire_at: row.expire_at ?? undefined,
    pinned: row.pinned_at === null ? undefined : true,
  }),
  facts: {
    published_at: instant,
    pdf_bytes: z.nullable(z.number().check(z.int(), z.nonnegative())),
    pdf_image: z.string().check(z.refine((path) => path === '' || uploadName(path) !== null)),
    pdf_pages: z.nullable(z.number().check(z.int(), z.positive())),
    pdf_text: z.string().check(z.maxLength(pdfReadingLimits.text)),
  },
  routes: createPinRoutes,
  samples: sampleAnnouncements,
};

/** Returns the day of an instant on the school's clock; a day as it is. */
function dayOn(date: string, clock: Clock): string {
  return date.length > 10 ? clock.isoDay(new Date(date)) : date;
}

/** Looks up the facts of the PDF at a path, all in the database; there are none for another host's. */
async function findPdfFacts(deps: Pick<Deps, 'db' | 'now'>, path: string) {
  const name = uploadName(path);
  const reading = name === null ? undefined : await createPdfReadings(deps).find(name);
  return {
    pdf_bytes: name === null ? null : await findSize(deps, { name, path }),
    pdf_image: reading?.image ?? '',
    pdf_pages: reading?.pages ?? null,
    pdf_text: reading?.text ?? '',
  };
}

/** Finds the size of a PDF: as it was uploaded, or for one of an earlier release as an announcement has it. */
async function findSize(
  deps: Pick<Deps, 'db' | 'now'>,
  { name, path }: { name: string; path: string },
): Promise<number | null> {
  const stored = await createStoredFiles(deps).find(name);
  if (stored) return stored.bytes;
  const same = await deps.db
    .selectFrom('announcements')
    .select('pdf_bytes')
    .where('pdf_url', '=', path)
    .where('pdf_bytes', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return same?.pdf_bytes ?? null;
}
