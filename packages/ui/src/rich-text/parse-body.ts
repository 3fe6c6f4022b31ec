import { isHtml } from '@pesantren/api-client/contract/rich-text';
import { parseHtml } from '#parse-html';
import type { HtmlNode } from './html-tree.ts';
import { parsePlainText } from './plain-text-tree.ts';
import { sanitizeHtml } from './sanitize-html.ts';

/** A body as the tree of what may be shown of it: plain text or HTML (contract section 4). */
export function parseBodyTree(body: string): HtmlNode[] {
  return isHtml(body) ? sanitizeHtml(parseHtml(body)) : parsePlainText(body);
}
