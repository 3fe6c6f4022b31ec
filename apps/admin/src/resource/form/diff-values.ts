import { isHtml } from '@pesantren/api-client/contract/rich-text';
import type { FormValues } from '../drafts/drafts.ts';

/** A field that two versions hold differently, and which of them is the likelier. */
export type Difference = { field: string; mine: string; theirs: string; likely: 'mine' | 'theirs' };

/**
 * Where two versions that began with `base` differ. What only the others have changed is theirs;
 * everything else is a matter of choice, and one's own first.
 */
export function diffValues(base: FormValues, mine: FormValues, theirs: FormValues): Difference[] {
  return Object.keys(mine)
    .map((field) => ({ field, mine: mine[field] ?? '', theirs: theirs[field] ?? '' }))
    .filter((both) => both.mine !== both.theirs)
    .map((both) => ({ ...both, likely: both.mine === base[both.field] ? 'theirs' : 'mine' }));
}

/** A value for people to read: HTML without its tags, each block on a line of its own. */
export function toPlainText(value: string): string {
  if (!isHtml(value)) return value;
  const blocks = value.replace(/<(?:\/(?:p|h\d|li|tr|blockquote)|br)\b[^>]*>/gi, '$&\n');
  const text = new DOMParser().parseFromString(blocks, 'text/html').body.textContent;
  return text.replace(/\n{2,}/g, '\n').trim();
}
