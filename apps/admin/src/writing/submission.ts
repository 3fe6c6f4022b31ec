import { randomId } from './random-id.ts';

/** The values of a form: text in a resource's, of a shape of their own in that of a fact of the school. */
export type FormValues = Readonly<Record<string, unknown>>;

/**
 * One submission of a form, from opening the form until it is saved or discarded
 * (docs/decisions/0008-one-submission-one-draft-one-key.md).
 */
export type Submission = {
  /** Unique over all tabs and crashes; the key of its draft and the `Idempotency-Key` of its POST. */
  key: string;
  /** The id of the edited item; `null` for a new one. */
  id: string | null;
  /** The item's version when editing began. */
  version: number | undefined;
  /** The form's values when editing began. */
  baseline: FormValues;
  /** The body of a call whose response was lost: the provider may have stored it. */
  sent: object | undefined;
  /** When that call first went out, in milliseconds of the epoch; the provider knows the key of a POST for a day. */
  sentAt?: number | undefined;
};

/** Milliseconds for which the provider knows the key of a POST (docs/contract.md#idempotency), less an hour. */
const keyLasts = 23 * 3_600_000;

/** The advice where a repeated call could make a second item. */
export const perhapsSaved = 'Mungkin sudah tersimpan: periksa daftar sebelum mencoba lagi.';

/** True while a POST is in doubt whose key the provider knows no more: sent again it could make a second item. */
export function isForgotten({ id, sent, sentAt = 0 }: Submission): boolean {
  return id === null && sent !== undefined && sentAt < Date.now() - keyLasts;
}

/** A new submission for an item, or for a new one, whose form begins with `baseline`. */
export function createSubmission(
  id: string | null,
  version: number | undefined,
  baseline: FormValues,
): Submission {
  return { key: randomId(), id, version, baseline, sent: undefined };
}

/** Returns an item's values of the labeled fields; `''` for a new item and for fields it does not have. */
export function toFormValues<Field extends string>(
  labels: Readonly<Record<Field, string>>,
  item: NoInfer<Readonly<Partial<Record<Field, string>>>> | null,
): Record<Field, string> {
  const fields = Object.keys(labels) as Field[];
  const values = fields.map((field) => [field, item?.[field] ?? '']);
  return Object.fromEntries(values);
}

/** True for a body that publishes an item or asks an editor to, not for that of a draft. */
export function isPublishing(body: object | undefined): boolean {
  if (!body) return false;
  return Reflect.get(body, 'state') !== 'draft' || Reflect.get(body, 'asks') === true;
}

/** True when two forms, or two bodies of a request, hold the same values in the fields of the first. */
export function hasSameValues(a: object, b: object): boolean {
  return Object.entries(a).every(([field, value]) => isSame(value, Reflect.get(b, field)));
}

function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  return hasSameValues(a, b) && hasSameValues(b, a);
}
