import * as z from 'zod/mini';
import { studentSchema } from './listed-student.ts';
import {
  day,
  refusingUnknown,
  requiredText,
  text,
  wireCount,
  wireFlag,
  wireId,
  wireText,
  year,
} from './texts/wire.ts';

/**
 * The consents of a pupil's parents: `tidak` only to be counted, `inisial` the initials, `nama` the name, `foto` the
 * name and a photo.
 */
export const consents = ['tidak', 'inisial', 'nama', 'foto'] as const;
export type Consent = (typeof consents)[number];

/** The most pupils of a directory. */
export const maxStudents = 3_000;

/** A pupil as the school keeps it; a session alone reads it. */
export const studentRecordSchema = z.extend(studentSchema, {
  id: wireId,
  nis: wireText,
  consent: z.catch(z.enum(consents), 'tidak'),
  consent_by: wireText,
  /** The day of the consent, ISO 8601; `''` without one. */
  consent_at: wireText,
  updated_at: wireText,
  version: wireCount,
});

export type StudentRecord = z.infer<typeof studentRecordSchema>;

const fields = {
  nis: requiredText('NIS', 20).check(
    z.refine(
      (nis) => /^[\dA-Za-z./-]+$/.test(nis),
      'NIS hanya berisi angka, huruf, titik, / dan -.',
    ),
  ),
  name: requiredText('Nama', 100),
  class: requiredText('Kelas', 30),
  year: year('Tahun masuk', 1950),
  status: z._default(requiredText('Status', 30), 'Aktif'),
  achievements: z._default(
    z.array(requiredText('Prestasi', 200)).check(z.maxLength(10, 'Prestasi paling banyak 10.')),
    [],
  ),
};

const consentFields = {
  consent: z.enum(consents, 'Pilih tidak, inisial, nama, atau foto.'),
  consent_by: z._default(text('Pemberi persetujuan', 100), ''),
  consent_at: z._default(z.union([z.literal(''), day('Tanggal persetujuan')]), ''),
};

type Given = { consent?: Consent | undefined; consent_by?: string; consent_at?: string };

const saysWhoAndWhen = [
  z.refine<Given>((given) => !isGiven(given) || given.consent_by !== '', {
    error: 'Tulis siapa yang memberi persetujuan.',
    path: ['consent_by'],
  }),
  z.refine<Given>((given) => !isGiven(given) || given.consent_at !== '', {
    error: 'Isi tanggal persetujuan.',
    path: ['consent_at'],
  }),
];

function isGiven({ consent = 'tidak' }: Given): boolean {
  return consent !== 'tidak';
}

/** The pupil's form. Any other field is refused: the directory must never hold it. */
export const studentInputSchema = z
  .strictObject(
    { ...fields, ...consentFields, consent: z._default(consentFields.consent, 'tidak') },
    refusingUnknown,
  )
  .check(...saysWhoAndWhen);

export type StudentInput = z.infer<typeof studentInputSchema>;

/** A row of an import: without `consent` a pupil who is there keeps the own, a new one has none. */
export const studentRowSchema = z
  .strictObject(
    { ...fields, ...consentFields, consent: z.optional(consentFields.consent) },
    refusingUnknown,
  )
  .check(...saysWhoAndWhen);

export type StudentRow = z.infer<typeof studentRowSchema>;

/** The body of an import, which adds pupils and changes those of the same NIS. */
export const studentImportSchema = z.strictObject(
  {
    students: z
      .array(studentRowSchema)
      .check(z.maxLength(maxStudents, 'Paling banyak 3.000 santri sekali impor.')),
  },
  refusingUnknown,
);

export const studentImportAnswerSchema = z.object({ created: wireCount, updated: wireCount });

export type StudentImportAnswer = z.infer<typeof studentImportAnswerSchema>;

/** The directory as visitors see it: the school's own or the sample; NIS masked but for three digits or whole. */
export const studentSettingsSchema = z.object({ enabled: wireFlag, mask_nis: wireFlag });

export const studentSettingsInputSchema = z.strictObject(
  { enabled: z.boolean('Pilih ya atau tidak.'), mask_nis: z.boolean('Pilih ya atau tidak.') },
  refusingUnknown,
);

export type StudentSettings = z.infer<typeof studentSettingsInputSchema>;
