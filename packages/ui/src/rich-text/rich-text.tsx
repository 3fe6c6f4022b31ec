import { hasArabic } from './arabic.ts';
import { parseBodyTree } from './parse-body.ts';
import { RichTextNodes } from './rich-text-nodes.tsx';

/**
 * The body of an article or announcement, plain text or HTML (contract section 4). Whatever it holds,
 * what shows is elements of the allow-list, built as React elements: nothing in a body can run.
 */
export function RichText({ body }: { body: string }) {
  return (
    <div className="rich-text">
      <RichTextNodes nodes={parseBodyTree(body)} hasArabic={hasArabic(body)} />
    </div>
  );
}
