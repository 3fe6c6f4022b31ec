import { type ReactNode, use } from 'react';
import { UiContext } from '../ui-context.ts';
import { parseBodyTree } from './parse-body.ts';
import { createElement, createNodeRenderer } from './render-nodes.tsx';
import { isQuestion, splitQuestions } from './split-questions.ts';

/**
 * Renders a body like `RichText`, its questions folded (docs/spec.md#w-05): each opens by its heading, by the
 * browser's search and by a link to its answer.
 */
export function FoldingText({ body }: { body: string }) {
  const render = createNodeRenderer(body, use(UiContext).fileUrl);
  const parts = splitQuestions(parseBodyTree(body)).map((part): ReactNode => {
    if (!isQuestion(part)) return render(part);
    const { id, heading, answer } = part;
    return (
      <details key={id}>
        <summary>{render(heading)}</summary>
        {createElement('div', { id }, [
          ...answer.map(render),
          <a key="link" href={`#${id}`} className="answer-link">
            Tautan ke jawaban ini
          </a>,
        ])}
      </details>
    );
  });
  return createElement('div', { className: 'rich-text' }, parts);
}
