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

/** An achievement on the wire (docs/spec.md#entities). `tanggal` is a date, `2025-01-12` by habit. */
export const achievementSchema = z.object({
  id: wireId,
  prestasi: wireTitle,
  tanggal: wireText,
  updated_at: wireOptionalText,
  version: wireCount,
});

export type Achievement = z.infer<typeof achievementSchema>;

/** The achievement form's body (docs/spec.md#m-06). */
export const achievementInputSchema = z.object({
  prestasi: requiredText('Deskripsi prestasi', fieldLimits.prestasi),
  tanggal: requiredText('Tanggal', fieldLimits.date),
});

export type AchievementInput = z.infer<typeof achievementInputSchema>;

/** The fields of the body that every provider knows (docs/contract.md#resources); the others are extensions. */
export const achievementPlainFields = ['prestasi', 'tanggal'] as const;

/** The fields of the admin's search (docs/spec.md#search). */
export const achievementSearchFields = ['prestasi', 'tanggal', 'id'] as const;

/** The fields that a list is sorted by (docs/contract.md#sorting). */
export const achievementSortFields = {
  prestasi: 'text',
  tanggal: 'day',
  updated_at: 'value',
} as const;
