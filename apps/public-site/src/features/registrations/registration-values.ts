import { randomUUID } from 'node:crypto';
import { registrationTextLimits } from '@pesantren/api-client/contract/registration';

/** The fields of the form, as the address of a label and the error of the provider name them. */
export type FieldName =
  | keyof typeof registrationTextLimits
  | 'wave'
  | 'sex'
  | 'birth_year'
  | 'relation'
  | 'whatsapp'
  | 'consent';

const names: readonly FieldName[] = [
  ...(Object.keys(registrationTextLimits) as (keyof typeof registrationTextLimits)[]),
  ...(['wave', 'sex', 'birth_year', 'relation', 'whatsapp', 'consent'] as const),
];

/** The typed values by field; `''` for an empty one. */
export type Values = Readonly<Record<FieldName, string>>;

/** Reads what was typed. */
export function readValues(form: FormData): Values {
  const entries = names.map((name) => [name, String(form.get(name) ?? '')]);
  return Object.fromEntries(entries);
}

/** Converts what was typed to what the provider takes. */
export function inputOf(values: Values): object {
  return { ...values, birth_year: Number(values.birth_year) };
}

/** Makes the key of one submission, which tells when its form was opened. */
export function newSubmissionKey(): string {
  return `${Date.now().toString(36)}.${randomUUID()}`;
}

const submissionKey = /^[0-9a-z]{6,12}\.[0-9a-f-]{36}$/;

/** A person takes longer to fill the form, in milliseconds. */
const leastTime = 3_000;

/** Returns the key that a form brings, a new one where that is none, and whether somebody can have filled it since. */
export function readSubmissionKey(form: FormData): { key: string; isTooFast: boolean } {
  const given = String(form.get('kiriman') ?? '');
  const key = submissionKey.test(given) ? given : newSubmissionKey();
  const opened = Number.parseInt(key.slice(0, key.indexOf('.')), 36);
  return { key, isTooFast: Date.now() - opened < leastTime };
}

/** Returns how often a form has been sent, as it tells itself. */
export function readAttempt(form: FormData): number {
  const told = Number(form.get('ke'));
  return Number.isInteger(told) && told > 0 && told < 1_000 ? told : 1;
}
