import { isHtml } from '@pesantren/api-client/contract/rich-text';
import { parseHtml } from '#parse-html';
import { cleanHtml } from './clean-html.ts';
import type { HtmlNode } from './html-tree.ts';
import { plainTextTree } from './plain-text-tree.ts';

/** A body as the tree of what may be shown of it: plain text or HTML (contract section 4). */
export function bodyTree(body: string): HtmlNode[] {
  return isHtml(body) ? cleanHtml(parseHtml(body)) : plainTextTree(body);
}
