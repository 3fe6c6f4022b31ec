import { isHtml } from '@pesantren/api-client/contract/rich-text';
import type { FormValues } from '../saving/submission.ts';

/** A field in which two versions differ, and the one to propose. */
export type Difference = {
  field: string;
  mine: string;
  theirs: string;
  proposed: 'mine' | 'theirs';
};

/**
 * Returns the fields in which two versions of `baseline` differ, for a three-way merge. A field that only the
 * others changed proposes theirs; any other proposes one's own.
 */
export function diffValues(
  baseline: FormValues,
  mine: FormValues,
  theirs: FormValues,
): Difference[] {
  return Object.keys(mine)
    .map((field) => ({ field, mine: mine[field] ?? '', theirs: theirs[field] ?? '' }))
    .filter((both) => both.mine !== both.theirs)
    .map((both) => ({ ...both, proposed: both.mine === baseline[both.field] ? 'theirs' : 'mine' }));
}

/** Converts a value to plain text: HTML without its tags, each block on a line of its own. */
export function toPlainText(value: string): string {
  if (!isHtml(value)) return value;
  const blocks = value.replace(/<(?:\/(?:p|h\d|li|tr|blockquote)|br)\b[^>]*>/gi, '$&\n');
  const text = new DOMParser().parseFromString(blocks, 'text/html').body.textContent;
  return text.replace(/\n{2,}/g, '\n').trim();
}
