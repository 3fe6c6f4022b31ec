import { onlyWrittenDate } from '@pesantren/content/dates';
import { fieldLimits } from '@pesantren/content/limits';
import * as z from 'zod/mini';
import { isSafeUrl } from '../../provider-url.ts';
import { parseFocus } from '../uploads/focus.ts';

/** An id: number or string on the wire, an opaque string in code (docs/contract.md#ids). */
export const wireId = z.pipe(
  z.union([z.string().check(z.minLength(1)), z.number()]),
  z.transform((id) => String(id)),
);

/** Text that may be missing, null or a number on the wire; its empty value is `''`. */
export const wireText = z.pipe(
  z.optional(z.nullable(z.union([z.string(), z.number()]))),
  z.transform((value) => (value === null || value === undefined ? '' : String(value))),
);

/** A line that names an item: nothing but spaces is `''`, for which each screen has its own words. */
export const wireTitle = z.pipe(
  wireText,
  z.transform((text) => text.trim()),
);

/**
 * Text that an item can do without: what is none, as PHP's `false`, `[]` and `{}`, is `''`, and the item stays. So are the
 * words that scripts write for it in a form.
 */
export const wireOptionalText = z.pipe(
  z.catch(wireText, ''),
  z.transform((text) => (/^\s*(?:null|undefined|nan)\s*$/i.test(text) ? '' : text)),
);

/**
 * A whole number, also as a string of digits. Everything else is `undefined`: no item is dropped
 * because of a fact that only extensions know.
 */
export const wireCount = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => {
    const digits = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
    const count = /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
    return Number.isSafeInteger(count) ? count : undefined;
  }),
);

const yeses = new Set<unknown>([true, 1, '1', 'true']);

/** A yes or no, also as databases write it; everything else is no. */
export const wireFlag = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => yeses.has(value)),
);

/** The focal point of a picture (docs/contract.md#focal-point); no item is dropped because of it. */
export const wireFocus = z.catch(
  z.string().check(z.refine((text) => parseFocus(text) !== null)),
  '',
);

// Visitors' browsers read and send no form: annotated as free of side effects, its fields are left out of their bundle.

/** A required line or body of an input form: trimmed, between one and `max` characters. */
/* @__NO_SIDE_EFFECTS__ */
export function requiredText(label: string, max: number) {
  return z
    .string(`${label} wajib diisi.`)
    .check(
      z.trim(),
      z.refine(hasInk, { error: `${label} wajib diisi.`, abort: true }),
      z.maxLength(max, `${label} paling panjang ${max.toLocaleString('id-ID')} karakter.`),
    );
}

/** A line of an input form, which may be empty. */
/* @__NO_SIDE_EFFECTS__ */
export function text(label: string, max: number) {
  return z
    .string(`${label} harus berupa teks.`)
    .check(
      z.trim(),
      z.maxLength(max, `${label} paling panjang ${max.toLocaleString('id-ID')} karakter.`),
    );
}

/** An optional line of an input form; missing is `''`. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalText(label: string, max: number) {
  return z._default(text(label, max), '');
}

/** A required URL of an input form. */
/* @__NO_SIDE_EFFECTS__ */
export function requiredUrl(label: string) {
  return requiredText(label, 2000).check(
    z.refine(isSafeUrl, `${label} harus berupa alamat http:// atau https://.`),
  );
}

/** An optional URL of an input form; missing is `''`. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalUrl(label: string) {
  return optionalText(label, 2000).check(
    z.refine(
      (value) => value === '' || isSafeUrl(value),
      `${label} harus berupa alamat http:// atau https://.`,
    ),
  );
}

/** An optional whole number of an input form, 0 to `max`, also as digits; missing and `''` are none. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalCount(label: string, max: number) {
  const error = `${label} harus bilangan bulat 0 sampai ${max.toLocaleString('id-ID')}.`;
  return z.pipe(
    z.optional(
      z
        .union([z.number(), z.string()], error)
        .check(z.refine((value) => /^\d*$/.test(String(value)) && Number(value) <= max, error)),
    ),
    z.transform((value) => (value === undefined || value === '' ? undefined : Number(value))),
  );
}

/** The values of a yes or no in an input form, which holds texts, as people read them. */
export const flagWords = { true: 'ya', false: 'tidak' } as const;

const flagValues = [true, false, 1, 0, flagWords.true, flagWords.false] as const;
const isYes = (value: (typeof flagValues)[number]) =>
  value === true || value === 1 || value === flagWords.true;

/** A yes or no of an input form, also in words or as databases store it. */
/* @__NO_SIDE_EFFECTS__ */
export function flag(label: string) {
  return z.pipe(z.literal(flagValues, `${label} harus ya atau tidak.`), z.transform(isYes));
}

/** A yes or no of an input form that may be left out. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalFlag(label: string, missing: boolean) {
  return z.pipe(
    z._default(z.literal(flagValues, `${label} harus ya atau tidak.`), missing),
    z.transform(isYes),
  );
}

/** The name that a file had where it was uploaded from; missing is as good as `''`. */
export const optionalFileName = z.optional(text('Nama file', fieldLimits.fileName));

/** A picture's focus in an input form; missing and `''` are the middle. */
export const optionalFocus = z.optional(
  /* @__PURE__ */ z
    .string()
    .check(z.refine((text) => text === '' || parseFocus(text) !== null, 'Titik fokus tidak sah.')),
);

/** A whole number of an input form, `min` to `max`. */
/* @__NO_SIDE_EFFECTS__ */
export function whole(label: string, max: number, min = 0) {
  const range = `${min.toLocaleString('id-ID')} sampai ${max.toLocaleString('id-ID')}`;
  return wholeWithin(min, max, `${label} harus bilangan bulat ${range}.`);
}

/** A year of an input form, told without a dot between its thousands. */
/* @__NO_SIDE_EFFECTS__ */
export function year(label: string, min: number) {
  return wholeWithin(min, 2100, `${label} harus ${min} sampai 2100, misalnya 2027.`);
}

function wholeWithin(min: number, max: number, error: string) {
  return z.int(error).check(z.minimum(min, error), z.maximum(max, error));
}

/** A calendar day of an input form, in ISO 8601. */
/* @__NO_SIDE_EFFECTS__ */
export function day(label: string) {
  return z.string().check(z.refine(isDay, `${label} harus tanggal, misalnya 2027-01-20.`));
}

/** A day of an input form as people write it, or `''`; it becomes ISO 8601, and stays an instant where it names one. */
/* @__NO_SIDE_EFFECTS__ */
export function writtenDay(label: string) {
  return z.pipe(
    text(label, fieldLimits.date).check(
      z.refine(
        (value) => value === '' || onlyWrittenDate(value) !== null,
        `${label} harus tanggal, misalnya 6 Desember 2026.`,
      ),
    ),
    z.transform((value) => onlyWrittenDate(value) ?? ''),
  );
}

function isDay(value: string): boolean {
  const instant = new Date(`${value}T00:00Z`);
  return (
    /^\d{4}-\d\d-\d\d$/.test(value) &&
    !Number.isNaN(instant.getTime()) &&
    instant.toISOString().startsWith(value)
  );
}

/** The refusal of an object with keys that it does not know, each by its name. */
export const refusingUnknown = {
  error: ({ code, keys }: { code?: string | undefined; keys?: readonly string[] | undefined }) =>
    code === 'unrecognized_keys' ? `Tidak dikenal: ${keys?.join(', ')}.` : undefined,
};

// Spaces, zero-width, control and blank filler characters leave no mark on paper (docs/reliability.md#i09).
function hasInk(value: string): boolean {
  return /[^\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u.test(value);
}
