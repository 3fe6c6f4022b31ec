import {
  bareNumber,
  hasAllDigits,
  isNumber,
  whatsappNumber,
} from '@pesantren/content/contact/phone';
import {
  consentTexts,
  type RegistrationState,
  registrationStates,
} from '@pesantren/content/registration';
import * as z from 'zod/mini';
import {
  day,
  optionalText,
  refusingUnknown,
  requiredText,
  wireCount,
  wireFlag,
  wireId,
  wireText,
} from './texts/wire.ts';

/** The longest texts of a registration, in characters. */
export const registrationTextLimits = {
  name: 80,
  class: 40,
  origin_school: 80,
  regency: 80,
  guardian: 80,
  note: 500,
} as const;

export const sexes = ['Laki-laki', 'Perempuan'] as const;
export const relations = ['Ayah', 'Ibu', 'Wali'] as const;

// Sixteen digits are an NIK or the number of a family card, in every free text.
const holdsNoIdentity = z.refine<string>(
  (text) => !/\d{16}/.test(text.replace(/[\s.-]/g, '')),
  'Jangan tulis NIK atau nomor KK di sini: sekolah tidak memerlukannya untuk mendaftar.',
);

const birthYearWords = 'Tahun lahir harus empat angka dan sudah lewat, misalnya 2014.';

const line = (label: string, max: number) => requiredText(label, max).check(holdsNoIdentity);

/** The form that a guardian sends. Any other field is refused: no registration must ever hold an NIK, a file or a birthday. */
export const registrationInputSchema = z.strictObject(
  {
    /** The wave, as `waveKeyOf` names it. */
    wave: requiredText('Gelombang', 100),
    name: line('Nama anak', registrationTextLimits.name),
    sex: z.enum(sexes, 'Pilih laki-laki atau perempuan.'),
    birth_year: z.int(birthYearWords).check(
      z.minimum(1990, birthYearWords),
      z.refine((year) => year <= new Date().getFullYear(), birthYearWords),
    ),
    class: line('Kelas yang dituju', registrationTextLimits.class),
    origin_school: line('Asal sekolah', registrationTextLimits.origin_school),
    regency: line('Kabupaten atau kota', registrationTextLimits.regency),
    guardian: line('Nama orang tua atau wali', registrationTextLimits.guardian),
    relation: z.enum(relations, 'Pilih hubungan dengan anak.'),
    whatsapp: requiredText('Nomor WhatsApp', 30).check(
      z.overwrite(bareNumber),
      z.refine(isNumber, 'Nomor WhatsApp harus berupa angka, misalnya 0812-3456-7892.'),
      z.overwrite(whatsappNumber),
      z.refine(
        (value) => /^[1-9]\d{7,14}$/.test(value) && hasAllDigits(value),
        'Nomor WhatsApp harus lengkap, misalnya 0812-3456-7892.',
      ),
    ),
    note: optionalText('Catatan', registrationTextLimits.note).check(holdsNoIdentity),
    /** The version of the words that were agreed to. */
    consent: z.string('Centang persetujuan untuk mengirim.').check(
      z.refine((version) => Object.hasOwn(consentTexts, version), {
        error: 'Centang persetujuan untuk mengirim.',
      }),
    ),
  },
  refusingUnknown,
);

export type RegistrationInput = z.infer<typeof registrationInputSchema>;

/** The record that is sealed: the form, and the consent with its words and its instant. */
export type RegistrationRecord = Omit<RegistrationInput, 'wave' | 'consent'> & {
  consent: { version: string; text: string; at: string };
};

const registrationRecordSchema: z.ZodMiniType<RegistrationRecord> = z.object({
  name: z.string(),
  sex: z.enum(sexes),
  birth_year: z.number(),
  class: z.string(),
  origin_school: z.string(),
  regency: z.string(),
  guardian: z.string(),
  relation: z.enum(relations),
  whatsapp: z.string(),
  note: z.string(),
  consent: z.object({ version: z.string(), text: z.string(), at: z.string() }),
});

/** Reads what was sealed, by this release or an earlier one; null for what is no record. */
export function parseRegistrationRecord(text: string): RegistrationRecord | null {
  try {
    return z.safeParse(registrationRecordSchema, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

export const registrationAnswerSchema = z.object({ number: z.string() });

/** A wave that is open today; `full` where no more can register. */
export const openWaveSchema = z.object({
  wave: z.string(),
  name: z.string(),
  closes: z.string(),
  full: wireFlag,
});

export type OpenWave = z.infer<typeof openWaveSchema>;

const states = Object.keys(registrationStates) as [RegistrationState, ...RegistrationState[]];
const state = z.enum(states, 'Keadaan ini tidak dikenal.');

/** The status that a number leads to; it holds no name. `test_day`: ISO 8601, `''` for none; `ends`: the day on which it is gone. */
export const registrationStatusSchema = z.object({
  wave: z.string(),
  state,
  test_day: wireText,
  registered_at: z.string(),
  ends: z.string(),
});

export type RegistrationStatus = z.infer<typeof registrationStatusSchema>;

/** A registration as a session reads it. `sealed`: age, in base64, by the key `key_id`; null where the wave's key is gone. */
export const registrationSchema = z.object({
  id: wireId,
  wave: z.string(),
  state,
  test_day: wireText,
  created_at: z.string(),
  updated_at: z.string(),
  version: wireCount,
  key_id: wireId,
  sealed: z.nullable(z.string()),
});

export type Registration = z.infer<typeof registrationSchema>;

/** A wave with the number of its registrations by state. `ends`: the day on which they are gone. */
export const registrationWaveSchema = z.object({
  wave: z.string(),
  name: z.string(),
  closes: z.string(),
  ends: z.string(),
  quota: z.nullable(z.number()),
  counts: z.record(z.string(), z.number()),
});

export type RegistrationWave = z.infer<typeof registrationWaveSchema>;

const testDay = z._default(z.union([z.literal(''), day('Hari tes')]), '');

export const registrationStateInputSchema = z.strictObject(
  { state, test_day: testDay },
  refusingUnknown,
);

/** The state of many at once. */
export const registrationStatesInputSchema = z.strictObject(
  {
    ids: z
      .array(z.number().check(z.int(), z.positive()))
      .check(
        z.minLength(1, 'Pilih pendaftar dulu.'),
        z.maxLength(200, 'Paling banyak 200 sekali.'),
      ),
    state,
    test_day: testDay,
  },
  refusingUnknown,
);

export type RegistrationStatesInput = z.infer<typeof registrationStatesInputSchema>;

const wrapped = z
  .string('Kunci ini tidak sah.')
  .check(z.regex(/^[A-Za-z0-9+/=]{100,4000}$/, 'Kunci ini tidak sah.'));

const publicKey = z
  .string('Kunci ini tidak sah.')
  .check(z.regex(/^age1[02-9ac-hj-np-z]{58}$/, 'Kunci ini tidak sah.'));

/** The school's key: the public half, and the private one wrapped by the passphrase and by the paper key, age in base64. */
export const registrationKeyInputSchema = z.strictObject(
  { public_key: publicKey, by_passphrase: wrapped, by_paper: wrapped },
  refusingUnknown,
);

export type RegistrationKeyInput = z.infer<typeof registrationKeyInputSchema>;

/** Another passphrase for the same key. */
export const registrationPassphraseSchema = z.strictObject(
  { by_passphrase: wrapped },
  refusingUnknown,
);

export const registrationKeySchema = z.object({
  id: wireId,
  public_key: z.string(),
  by_passphrase: z.string(),
  by_paper: z.string(),
  created_at: z.string(),
});

export type RegistrationKey = z.infer<typeof registrationKeySchema>;

/** Says whether anyone may register, and whether there is a key to seal to. */
export const registrationSettingsSchema = z.object({ enabled: wireFlag, has_key: wireFlag });

export const registrationSettingsInputSchema = z.strictObject(
  { enabled: z.boolean('Pilih ya atau tidak.') },
  refusingUnknown,
);

export type RegistrationSettings = z.infer<typeof registrationSettingsSchema>;
