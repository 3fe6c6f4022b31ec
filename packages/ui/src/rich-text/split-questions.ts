import { numberedSlug, slugOf } from '@pesantren/api-client/slug';
import { wordsOf } from './excerpt.ts';
import { type HtmlElement, type HtmlNode, textOf } from './html-tree.ts';
import { parseBodyTree } from './parse-body.ts';

/** A heading that asks, with what stands below it. */
export type Question = {
  /** The fragment that links to its answer, unique in its body. */
  id: string;
  heading: HtmlElement;
  text: string;
  answer: HtmlNode[];
};

const headings = new Set(['h2', 'h3', 'h4']);

/** One question is a figure of speech, several are a page of questions (docs/spec.md#w-05). */
const fewest = 2;

/**
 * Splits a body at the headings that end with a question mark; their answers reach to the next question, or to the
 * next heading that is not below theirs. A body with fewer than two questions stays whole.
 */
export function splitQuestions(nodes: readonly HtmlNode[]): (HtmlNode | Question)[] {
  if (nodes.filter(asks).length < fewest) return [...nodes];
  const parts: (HtmlNode | Question)[] = [];
  const used = new Map<string, number>();
  let open: Question | undefined;
  for (const node of nodes) {
    if (asks(node)) {
      const text = textOf(node).trim();
      const slug = slugOf(text, 'tanya');
      const count = (used.get(slug) ?? 0) + 1;
      used.set(slug, count);
      open = { id: questionId(text, count), heading: node, text, answer: [] };
      parts.push(open);
    } else {
      if (open && isHeading(node) && node.tag <= open.heading.tag) open = undefined;
      (open?.answer ?? parts).push(node);
    }
  }
  return parts;
}

/** Returns the fragment that links to the answer of a question, the `n`th of these words in its body. */
export function questionId(text: string, n = 1): string {
  return `tanya-${numberedSlug(slugOf(text, 'tanya'), n)}`;
}

/** Tells a question from the other parts of a body. */
export function isQuestion(part: HtmlNode | Question): part is Question {
  return typeof part === 'object' && 'answer' in part;
}

function isHeading(node: HtmlNode): node is HtmlElement {
  return typeof node === 'object' && headings.has(node.tag);
}

function asks(node: HtmlNode): node is HtmlElement {
  return isHeading(node) && /[?؟]\s*$/.test(textOf(node));
}

/** Returns the questions of a body with their answers in plain words, and the fragments that link to these; none where it stays whole. */
export function questionsOf(body: string): { id: string; question: string; answer: string }[] {
  return splitQuestions(parseBodyTree(body))
    .filter(isQuestion)
    .map(({ id, text, answer }) => ({ id, question: text, answer: wordsOf(answer) }));
}
