/** The address whose answer was opened. */
let opened = '';

/** Opens the folded answers of a page (docs/spec.md#w-05) where browsers do not. */
export function startAnswers(): void {
  addEventListener('hashchange', openAnswer);
  // For browsers without `::details-content`, by which print.css shows them.
  addEventListener('beforeprint', () => {
    for (const question of document.querySelectorAll<HTMLDetailsElement>('.rich-text > details'))
      question.open = true;
  });
}

/** Opens the answer that the address names, once. */
export function openAnswer(): void {
  if (location.href === opened) return;
  const answer = document.getElementById(location.hash.slice(1));
  const question = answer?.closest('details');
  if (!question) return;
  opened = location.href;
  if (question.open) return;
  question.open = true;
  answer?.scrollIntoView();
}
