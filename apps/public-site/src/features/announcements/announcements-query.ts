import type { Announcement } from '@pesantren/api-client/contract/announcement';
import type { PublicClient } from '@pesantren/api-client/public-client';
import { limits } from '@pesantren/content/limits';
import { excerptOf } from '@pesantren/ui/rich-text/excerpt';
import { type SummaryPart, summaryQuery } from '../../list/summary-query.ts';

/** An announcement in a list, with the beginning of its body. */
export type AnnouncementSummary = Omit<Announcement, 'content'> & { lead: string };

/** In characters: two lines of a list. */
const leadLength = 180;

/** Returns the query of the newest announcements, as many as the home page shows. */
export function newestQuery(client: PublicClient) {
  return summariesQuery(client, { limit: limits.homeAnnouncements });
}

/** Returns the query of a part of the announcements, or of a page of it. */
export function summariesQuery(client: PublicClient, part: SummaryPart) {
  return summaryQuery(client, { resource: 'announcements', summarize }, part);
}

function summarize(announcements: Announcement[]): AnnouncementSummary[] {
  return announcements.map((announcement) => {
    const cached = summaries.get(announcement);
    if (cached) return cached;
    const { content, ...facts } = announcement;
    const summary = { ...facts, lead: excerptOf(content, leadLength) };
    summaries.set(announcement, summary);
    return summary;
  });
}

/** Memo: many pages show announcements that were read once. */
const summaries = new WeakMap<Announcement, AnnouncementSummary>();
