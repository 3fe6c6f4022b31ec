import { isHtml } from '@pesantren/api-client/contract/texts/rich-text';
import { parseBodyTree } from '@pesantren/ui/rich-text/parse-body';
import { serializeHtml } from '../../../rich-text/serialize-html.ts';
import { type Difference, toPlainText } from './diff-values.ts';
import { type Changed, mergeBlocks } from './merge-blocks.ts';

/** The choice for a stretch: one version, or one's own and then the other. */
export type Choice = 'mine' | 'theirs' | 'both';

/** A stretch in which the versions differ. */
export type Question = Changed & {
  proposed: Choice;
  /** False where a field holds one value alone. */
  allowsBoth: boolean;
};

/** The parts of a field in which two versions differ, to be chosen each by itself. */
export type FieldMerge = {
  field: string;
  questions: Question[];
  /** Returns blocks as text, each on a line. */
  toText: (blocks: readonly string[]) => string;
  /** Returns the field's value as the answers to its questions make it, in their order. */
  merge: (choices: readonly Choice[]) => unknown;
};

/** A value as blocks, and back. */
type Form = {
  split: (value: never) => string[];
  join: (blocks: readonly string[]) => unknown;
  toText?: (block: string) => string;
  allowsBoth: boolean;
};

const rows: Form = {
  split: (value: unknown[]) => value.map((row) => JSON.stringify(row)),
  join: (blocks) => blocks.map((row) => JSON.parse(row)),
  toText: (row) => toPlainText(JSON.parse(row)),
  allowsBoth: false,
};
const html: Form = {
  split: (text: string) => parseBodyTree(text).map((node) => serializeHtml([node])),
  join: (blocks) => blocks.join(''),
  allowsBoth: true,
};
const singleValue: Form = {
  split: (value: unknown) => [JSON.stringify(value)],
  join: ([block = '""']) => JSON.parse(block),
  toText: (block) => toPlainText(JSON.parse(block)),
  allowsBoth: false,
};
/** Plain text in blocks: of paragraphs, or one that two may write one after the other. */
const textOf = (separator: string, splitsAt: RegExp | null): Form => ({
  split: (text: string) => (splitsAt ? text.split(splitsAt) : [text]).filter((one) => one.trim()),
  join: (blocks) => blocks.join(separator),
  allowsBoth: true,
});
const paragraphs = textOf('\n\n', /\n[^\S\n]*\n/);
const sentences = textOf(' ', null);

/** The fields of running text. */
const runningTexts: Record<string, Form> = {
  content: paragraphs,
  excerpt: sentences,
  description: sentences,
};

/** Splits a field in which two versions of `base` differ into what is chosen by itself. */
export function mergeField({ field, base, mine, theirs }: Difference): FieldMerge {
  const form = formOf(field, [base, mine, theirs]);
  const [old, own, other] = [base, mine, theirs].map((value) => form.split(value as never));
  const stretches = mergeBlocks(old ?? [], own ?? [], other ?? []);
  const questions = stretches.flatMap((stretch): Question[] =>
    stretch.same ? [] : [questionOf(stretch, form)],
  );
  return {
    field,
    questions,
    toText: (blocks) => blocks.map((block) => form.toText?.(block) ?? block).join('\n'),
    merge(choices) {
      if (choices.every((choice) => choice === 'mine')) return mine;
      const answers = choices[Symbol.iterator]();
      return form.join(
        stretches.flatMap((one) => one.same ?? chosenOf(one, answers.next().value ?? 'mine')),
      );
    },
  };
}

function formOf(field: string, versions: readonly unknown[]): Form {
  if (versions.every(Array.isArray)) return rows;
  if (!versions.every((value) => typeof value === 'string')) return singleValue;
  if (versions.some(isHtml)) return html;
  return runningTexts[field.split('.').at(-1) ?? ''] ?? singleValue;
}

function questionOf(stretch: Changed, form: Form): Question {
  const { mine, theirs } = stretch;
  const allowsBoth = form.allowsBoth && mine.length > 0 && theirs.length > 0;
  return { ...stretch, proposed: proposalFor(stretch, allowsBoth), allowsBoth };
}

/** Proposes what loses nobody's words: what one alone has changed, and both where both have added something. */
function proposalFor({ base, mine }: Changed, allowsBoth: boolean): Choice {
  if (JSON.stringify(mine) === JSON.stringify(base)) return 'theirs';
  return allowsBoth && base.length === 0 ? 'both' : 'mine';
}

function chosenOf(stretch: Changed, choice: Choice): string[] {
  return choice === 'both' ? [...stretch.mine, ...stretch.theirs] : stretch[choice];
}
