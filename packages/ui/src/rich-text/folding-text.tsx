import { type ReactNode, use, useEffect, useRef } from 'react';
import { UiContext } from '../ui-context.ts';
import { parseBodyTree } from './parse-body.ts';
import { createElement, createNodeRenderer } from './render-nodes.tsx';
import { isQuestion, splitQuestions } from './split-questions.ts';

/**
 * Renders a body like `RichText`, its questions folded (docs/spec.md#w-05): each opens by its heading, by the
 * browser's search and by a link to its answer, without script too.
 */
export function FoldingText({ body }: { body: string }) {
  const render = createNodeRenderer(body, use(UiContext).fileUrl);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const reveal = () => openAnswer(text.current, window.location.hash.slice(1));
    reveal();
    window.addEventListener('hashchange', reveal, { signal });
    // For browsers without `::details-content`, by which print.css shows them.
    window.addEventListener('beforeprint', () => openAll(text.current), { signal });
    return () => ending.abort();
  }, []);

  const parts = splitQuestions(parseBodyTree(body)).map((part): ReactNode => {
    if (!isQuestion(part)) return render(part);
    const { id, heading, answer } = part;
    return (
      // A browser opens it before hydration when the address names its answer.
      <details key={id} suppressHydrationWarning>
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
  return createElement('div', { className: 'rich-text', ref: text }, parts);
}

/** Opens the answer of a fragment: not every browser does so by itself. */
function openAnswer(text: HTMLElement | null, id: string): void {
  const answer = text?.ownerDocument.getElementById(id);
  const question = answer?.closest('details');
  if (!answer || !question || question.open) return;
  question.open = true;
  answer.scrollIntoView();
}

function openAll(text: HTMLElement | null): void {
  for (const question of text?.querySelectorAll('details') ?? []) question.open = true;
}
