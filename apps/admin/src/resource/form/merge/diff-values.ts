import { isHtml } from '@pesantren/api-client/contract/texts/rich-text';
import { listMarker } from '../../../rich-text/paste/list-marker.ts';
import { type FormValues, hasSameValues } from '../../../writing/submission.ts';

/** A field in which two versions of `base` differ. */
export type Difference = {
  /** The field's path: `title`; `identity.address.street` where an object holds it. */
  field: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
};

/** Returns the fields in which two versions of `baseline` differ, for a merge in three ways. */
export function diffValues(
  baseline: FormValues,
  mine: FormValues,
  theirs: FormValues,
): Difference[] {
  return Object.keys(mine).flatMap((field): Difference[] => {
    const versions = [baseline[field], mine[field], theirs[field]] as const;
    const [base, own, other] = versions;
    if (hasSameValues([own], [other])) return [];
    if (isObject(base) && isObject(own) && isObject(other)) {
      const inner = diffValues(base, own, other);
      return inner.map((part) => ({ ...part, field: `${field}.${part.field}` }));
    }
    return [{ field, base: base ?? '', mine: own ?? '', theirs: other ?? '' }];
  });
}

/** Returns values with another one at a path. */
export function withValueAt(values: FormValues, path: string, value: unknown): FormValues {
  const [field = '', ...rest] = path.split('.');
  const inner = rest.length > 0 && withValueAt(values[field] as FormValues, rest.join('.'), value);
  return { ...values, [field]: inner || value };
}

function isObject(value: unknown): value is FormValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Converts a value to plain text: HTML without its tags, each block on a line of its own; so with rows of a list. */
export function toPlainText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toPlainText).join('\n');
  if (isObject(value)) return Object.values(value).map(toPlainText).filter(Boolean).join(' · ');
  if (typeof value === 'boolean') return value ? 'ya' : 'tidak';
  const text = String(value ?? '');
  return isHtml(text) ? htmlToText(text) : text;
}

function htmlToText(html: string): string {
  const blocks = html
    .replace(/<\/t[dh]>(?=\s*<t[dh]\b)/gi, ' · $&')
    .replace(/<(?:\/(?:p|h\d|li|tr|blockquote)|br)\b[^>]*>/gi, '$&\n');
  const { body } = new DOMParser().parseFromString(blocks, 'text/html');
  for (const list of body.querySelectorAll('ol')) {
    const items = [...list.children].filter(({ localName }) => localName === 'li');
    // Two versions may differ in their numbers alone.
    for (const [index, item] of items.entries()) {
      item.prepend(`${listMarker(list.getAttribute('type'), list.start + index)}. `);
    }
  }
  return body.textContent.replace(/\n{2,}/g, '\n').trim();
}
