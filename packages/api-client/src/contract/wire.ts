import * as z from 'zod/mini';

/** Ids arrive as number or string and are opaque strings from here on (contract section 4). */
export const wireId = z.pipe(
  z.union([z.string().check(z.minLength(1)), z.number()]),
  z.transform((id) => String(id)),
);

/** Text that may be missing, null or a number on the wire; its empty value is `''`. */
export const wireText = z.pipe(
  z.optional(z.nullable(z.union([z.string(), z.number()]))),
  z.transform((value) => (value === null || value === undefined ? '' : String(value))),
);

/** A whole number that may be missing; strings of digits count. Its empty value is `undefined`. */
export const wireCount = z.pipe(
  z.optional(z.nullable(z.union([z.string(), z.number()]))),
  z.transform((value) => {
    const number = Number(value);
    return value === null || value === '' || !Number.isSafeInteger(number) ? undefined : number;
  }),
);

/** A required line or body of an input form: trimmed, between one and `max` characters. */
export function requiredText(label: string, max: number) {
  return z
    .string(`${label} wajib diisi.`)
    .check(
      z.trim(),
      z.refine(hasInk, `${label} wajib diisi.`),
      z.maxLength(max, `${label} paling panjang ${max.toLocaleString('id-ID')} karakter.`),
    );
}

/** An optional line of an input form; missing is `''`. */
export function optionalText(label: string, max: number) {
  return z._default(
    z
      .string(`${label} harus berupa teks.`)
      .check(
        z.trim(),
        z.maxLength(max, `${label} paling panjang ${max.toLocaleString('id-ID')} karakter.`),
      ),
    '',
  );
}

const ownPath = /^\/(?![/\\])[^\s\\]*$/;

/** Whether a text may stand in `src` or `href`: http(s) or a path on the provider's own host. */
export function isSafeUrl(text: string): boolean {
  if (ownPath.test(text)) return true;
  if (!/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

/** A required URL of an input form. */
export function requiredUrl(label: string) {
  return requiredText(label, 2000).check(
    z.refine(isSafeUrl, `${label} harus berupa alamat http:// atau https://.`),
  );
}

/** An optional URL of an input form; missing is `''`. */
export function optionalUrl(label: string) {
  return optionalText(label, 2000).check(
    z.refine(
      (value) => value === '' || isSafeUrl(value),
      `${label} harus berupa alamat http:// atau https://.`,
    ),
  );
}

// Spaces of every kind, zero-width and control characters leave no mark on paper (reliability I09).
function hasInk(value: string): boolean {
  return /[^\s\p{C}\p{M}]/u.test(value);
}
