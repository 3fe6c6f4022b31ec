import { isHtml } from '@pesantren/api-client/contract/rich-text';
import { parseHtml } from '#parse-html';
import { cleanHtml } from './clean-html.ts';
import { plainTextTree } from './plain-text-tree.ts';
import { RichTextNodes } from './rich-text-nodes.tsx';

/**
 * The body of an article or announcement, plain text or HTML (contract section 4). Whatever it holds,
 * what shows is elements of the allow-list, built as React elements: nothing in a body can run.
 */
export function RichText({ body }: { body: string }) {
  const nodes = isHtml(body) ? cleanHtml(parseHtml(body)) : plainTextTree(body);
  return (
    <div className="rich-text">
      <RichTextNodes nodes={nodes} />
    </div>
  );
}
