import * as z from 'zod/mini';

/** The measures that a browser takes of a visit, by the names of web-vitals; CLS in thousandths, the others in milliseconds. */
export const speeds = ['lcp', 'inp', 'cls', 'ttfb'] as const;

export type Speed = (typeof speeds)[number];

/** Each step is a tenth more than the one before: exact enough for a report, and few names. */
const step = Math.log(1.1);

/** Names what was measured, so that it can be counted. */
export function speedName(speed: Speed, value: number): string {
  return `${speed}:${Math.round(Math.log(Math.max(value, 1)) / step)}`;
}

/** Returns the value that three of four visits keep within, by the counts of names; undefined where none was measured. */
export function threeOfFour(speed: Speed, counts: ReadonlyMap<string, number>): number | undefined {
  const found = [...counts]
    .filter(([name]) => name.startsWith(`${speed}:`))
    .map(([name, count]) => ({ at: Number(name.slice(speed.length + 1)), count }))
    .toSorted((a, b) => a.at - b.at);
  let left = found.reduce((sum, { count }) => sum + count, 0) * 0.75;
  for (const { at, count } of found) {
    left -= count;
    if (left <= 0) return Math.exp(at * step);
  }
  return undefined;
}

/** The longest beacon of a browser, in bytes. */
export const longestVisit = 2_048;

const measured = z.optional(z.number().check(z.minimum(0), z.maximum(600_000)));

/** The report that a browser sends once a page is left: the paths that were read, and its measures of the first; `speeds`, CLS as it is. */
const visitSchema = z.object({
  pages: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(20)),
  lcp: measured,
  inp: measured,
  cls: measured,
  ttfb: measured,
});

export type Visit = z.infer<typeof visitSchema>;

/** Reads what a browser tells of a visit; undefined for anything else. */
export function parseVisit(body: unknown): Visit | undefined {
  return z.safeParse(visitSchema, body).data;
}

const count = z.number().check(z.int(), z.positive(), z.maximum(100_000));

const counted = (name: RegExp) =>
  z
    .record(z.string().check(z.regex(name)), count)
    .check(z.refine((counts) => Object.keys(counts).length <= 500, 'Terlalu banyak sekaligus.'));

/** Visits of the site that its server has counted, without a word on whose: pages by path, speeds by `speedName`. */
export const visitsInputSchema = z.object({
  pages: counted(/^\/[\w%./~-]{0,200}$/),
  speeds: counted(/^(?:lcp|inp|cls|ttfb):\d{1,3}$/),
});

export type VisitsInput = z.infer<typeof visitsInputSchema>;
