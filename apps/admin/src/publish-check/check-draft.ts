import { parseBodyTree } from '@pesantren/ui/rich-text/parse-body';
import { bodyRules } from './body-rules.ts';
import type { Finding, Rule } from './finding.ts';
import { personalData } from './personal-data.ts';

/** All rules; what a pupil could be harmed by comes first. */
const rules: readonly Rule[] = [personalData, ...bodyRules];

/** Returns what to look at before a text is published; nothing in it prevents publishing. */
export function checkDraft(draft: {
  title: string;
  content: string;
  end?: string | undefined;
}): Finding[] {
  const { title, content, end } = draft;
  const blocks = parseBodyTree(content);
  return rules.flatMap((rule) => rule({ title, blocks, end }));
}
