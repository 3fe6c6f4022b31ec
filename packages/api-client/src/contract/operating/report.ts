import * as z from 'zod/mini';

/** A line of the report on the site: what is so, and what to do about it. */
export const reportLineSchema = z.object({
  /** Names the line, the same for as long as it is about the same. */
  name: z.string(),
  /** `act`: something is wrong; `look`: it soon is, or could be better; `good`. */
  level: z.enum(['act', 'look', 'good']),
  text: z.string(),
  /** The advice; `''` where nothing is to be done. */
  advice: z.string(),
  /** The screen of the admin where it is done, `/cadangan`; `''` for none. */
  path: z.string(),
});

export type ReportLine = z.infer<typeof reportLineSchema>;

/** The report, worst first (docs/contract.md#report). */
export const reportSchema = z.object({ lines: z.array(reportLineSchema) });

export type Report = z.infer<typeof reportSchema>;
