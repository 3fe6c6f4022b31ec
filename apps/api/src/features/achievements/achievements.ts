import { parseDate } from '@pesantren/content/dates';
import * as z from 'zod/mini';
import { instant, type ResourceDefinition } from '../../resources/definition.ts';
import { sampleAchievements } from '../../seed/sample-achievements.ts';

/** Achievements, `/prestasi.php`, sorted by the day that `tanggal` names. */
export const achievements: ResourceDefinition<'prestasi'> = {
  uploads: {},
  list: { sortColumn: 'happened_at' },
  toColumns: ({ clock }, input) => ({
    ...input,
    happened_at: parseDate(input.tanggal, clock)?.toISOString() ?? null,
  }),
  title: 'prestasi',
  found: { date: 'happened_at' },
  facts: { happened_at: z.nullable(instant) },
  samples: sampleAchievements,
};
