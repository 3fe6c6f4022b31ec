import type { HtmlElement, HtmlNode } from '@pesantren/ui/rich-text/html-tree';

/** A text before it is published. */
export type Draft = {
  title: string;
  /** The blocks of its body, in order. */
  blocks: readonly HtmlNode[];
  /** The day on which an announcement ends, `''` while it has none; undefined for what needs no end. */
  end?: string | undefined;
};

/** One thing to look at before publishing. */
export type Finding = {
  message: string;
  /** Why it matters, in one line. */
  reason: string;
  /** The index of its block in the body; null where it is elsewhere. */
  block: number | null;
};

/** A rule over a draft: a pure function. */
export type Rule = (draft: Draft) => Finding[];

/** Calls `look` with every element below `nodes`, in order. */
function eachElement(nodes: readonly HtmlNode[], look: (element: HtmlElement) => void): void {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    look(node);
    eachElement(node.children, look);
  }
}

/** Returns a rule that looks at every element of a body. */
export function elementRule(
  reason: string,
  messageOf: (element: HtmlElement) => string | null,
): Rule {
  return ({ blocks }) =>
    blocks.flatMap((node, block) => {
      const findings: Finding[] = [];
      eachElement([node], (element) => {
        const message = messageOf(element);
        if (message) findings.push({ message, reason, block });
      });
      return findings;
    });
}

/** Returns the beginning of a text, to name it by. */
export function beginningOf(text: string): string {
  const words = text.trim().split(/\s+/);
  return words.length > 6 ? `${words.slice(0, 6).join(' ')}…` : words.join(' ');
}
