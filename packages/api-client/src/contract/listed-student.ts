import * as z from 'zod/mini';
import { wireCount, wireText } from './texts/wire.ts';

// Apart from the forms, which the browsers of visitors never load.

const wireLines = z.catch(z.array(z.string()), []);

/** A pupil as visitors see it, by what the consent allows (docs/contract.md#students). `id` is the NIS, masked. */
export const studentSchema = z.object({
  id: wireText,
  name: wireText,
  class: wireText,
  year: wireCount,
  status: wireText,
  achievements: wireLines,
  /** URL; `''` where there is none to be shown. */
  photo: wireText,
});

export type Student = z.infer<typeof studentSchema>;

/** A class of the directory with the number of all its pupils, those who are only counted too. */
export const studentClassSchema = z.object({ class: wireText, total: wireCount });

export type StudentClass = z.infer<typeof studentClassSchema>;
