import { fieldLimits } from '@pesantren/content/limits';
import * as z from 'zod/mini';
import {
  requiredText,
  wireCount,
  wireId,
  wireOptionalText,
  wireText,
  wireTitle,
} from './texts/wire.ts';

/** Achievements: an item on the wire, the body of a form, and what is known of their fields. */
export const achievements = {
  /** An achievement on the wire (docs/spec.md#entities). `tanggal` is a date, `2025-01-12` by habit. */
  item: z.object({
    id: wireId,
    prestasi: wireTitle,
    tanggal: wireText,
    updated_at: wireOptionalText,
    version: wireCount,
  }),

  /** The achievement form's body (docs/spec.md#m-06). */
  input: z.object({
    prestasi: requiredText('Deskripsi prestasi', fieldLimits.prestasi),
    tanggal: requiredText('Tanggal', fieldLimits.date),
  }),

  /** The fields of the body that every provider knows (docs/contract.md#resources); the others are extensions. */
  plainFields: ['prestasi', 'tanggal'] as const,

  /** The fields of the admin's search (docs/spec.md#search). */
  searchFields: ['prestasi', 'tanggal', 'id'] as const,

  /** The fields that a list is sorted by (docs/contract.md#sorting). */
  sortFields: {
    prestasi: 'text',
    tanggal: 'day',
    updated_at: 'value',
  } as const,
};

export type Achievement = z.infer<typeof achievements.item>;

export type AchievementInput = z.infer<typeof achievements.input>;
