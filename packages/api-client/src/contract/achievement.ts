import { fieldLimits } from '@pesantren/content/limits';
import * as z from 'zod/mini';
import { requiredText, wireCount, wireId, wireText } from './wire.ts';

/** An achievement on the wire (spec section 3). `tanggal` is a date, `2025-01-12` by habit. */
export const achievementSchema = z.object({
  id: wireId,
  prestasi: wireText,
  tanggal: wireText,
  updated_at: wireText,
  version: wireCount,
});

export type Achievement = z.infer<typeof achievementSchema>;

/** What the prestasi form sends; both are required (spec section 5). */
export const achievementInputSchema = z.object({
  prestasi: requiredText('Deskripsi prestasi', fieldLimits.prestasi),
  tanggal: requiredText('Tanggal', fieldLimits.date),
});

export type AchievementInput = z.infer<typeof achievementInputSchema>;

/** The fields that the admin's prestasi search covers (spec section 5). */
export const achievementSearchFields = ['prestasi', 'tanggal', 'id'] as const;
