import { use } from 'react';
import { UiContext } from '../ui-context.ts';
import { parseBodyTree } from './parse-body.ts';
import { createElement, createNodeRenderer } from './render-nodes.tsx';

/**
 * Renders the body of an article or announcement, plain text or HTML (docs/contract.md#bodies), as React
 * elements of the allow-list: nothing in a body can run.
 */
export function RichText({ body }: { body: string }) {
  const render = createNodeRenderer(body, use(UiContext).fileUrl);
  return createElement('div', { className: 'rich-text' }, parseBodyTree(body).map(render));
}
