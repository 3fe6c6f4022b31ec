import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

/**
 * A rule of the style sheet, as the build has written it (`styles-plugin.ts`): the at-rules around it, and the words that
 * a page needs so that it can apply, classes as `.name` and elements; any of the lists will do, and none is needed where
 * there is no list. `isLater`: it applies to paper, once somebody points at something or is led to it, or to a part of a
 * control, alone. `sets`: the properties that it sets, with one name for those of which a later one may override an earlier.
 */
export type StyleRule = {
  within: readonly string[];
  css: string;
  needs: readonly (readonly string[])[];
  isLater: boolean;
  sets: readonly string[];
};

/**
 * The rules of the style sheet, the words that scripts may bring to any page, and apart from the rules the face of the
 * `font` that a page does without where it is late.
 */
export type StyleRules = {
  rules: readonly StyleRule[];
  ofScripts: readonly string[];
  font: string;
};

/**
 * A page's own styles: the tag for its head, the one for behind its first words, if it has a title, and the sources that
 * the policy allows them by (CSP 3 section 2.3.1).
 */
export type PageStyles = { tag: string; rest?: string; source?: string };

/** File of the rules, in the client's build. */
export const stylesFile = '.vite/page-styles.json';

/** Reads the rules of the client's build. @throws Error when it was not built. */
export function readStyles(clientFolder: string): StyleRules {
  return JSON.parse(readFileSync(join(clientFolder, stylesFile), 'utf8'));
}

/**
 * Creates what finds the styles of a page, of its first words and of the rest: in their order all rules of which the page
 * has the words, whatever state, size or setting they are for. So they serve the page as long as nothing comes to
 * it but what its scripts make. What its first words need is in the head, and behind them comes the rest, as if each rule
 * stood in its order (docs/decisions/0021-pages-bring-their-styles.md).
 */
export function createPageStyles({
  rules,
  ofScripts,
}: Omit<StyleRules, 'font'>): (first: string, rest?: string) => PageStyles {
  const words = new Map<string, number>();
  const numberOf = (word: string) => {
    const written = asAttribute(word);
    const number = words.get(written) ?? words.size;
    words.set(written, number);
    return number;
  };
  const needed = rules.map(({ needs }) => needs.map((each) => each.map(numberOf)));
  const scripted = new Set(ofScripts.map(numberOf));
  const rulesFor = (found: Uint8Array, isWhole: boolean) => {
    const mayBeThere = (word: number) => found[word] === 1 || (isWhole && scripted.has(word));
    return rules.filter(({ isLater }, index) => {
      const needs = needed[index] ?? [];
      if (isLater && !isWhole) return false;
      return needs.length === 0 || needs.some((each) => each.every(mayBeThere));
    });
  };
  const inParts = (early: Uint8Array, found: Uint8Array) => {
    const whole = rulesFor(found, true);
    const ofFirstWords = new Set(rulesFor(early, false));
    // Browsers restyle the whole page where a font, a variable or an animation is registered later.
    const first = whole.filter((rule) => ofFirstWords.has(rule) || registersName(rule));
    return [first, restOf(whole, new Set(first))];
  };
  // Articles, say, are mostly made of the same words.
  const made = new LRUCache<string, PageStyles>({ max: 50 });
  return (first, rest = '') => {
    const early = addWords(first, words, new Uint8Array(words.size));
    const found = rest ? addWords(rest, words, early.slice()) : early;
    const key = [early, ...(rest ? [found] : [])]
      .map((each) => Buffer.from(each).toString('latin1'))
      .join(' ');
    const known = made.get(key);
    if (known) return known;
    const parts = rest ? inParts(early, found) : [rulesFor(found, true)];
    const sheets = parts.map(textOf);
    const [tag = '', behind] = sheets.map((css) => `<style>${css}</style>`);
    const styles = { tag, ...(behind && { rest: behind }), source: sheets.map(sourceOf).join(' ') };
    made.set(key, styles);
    return styles;
  };
}

/** Returns the source by which the policy allows a `<style>` (CSP 3 section 2.3.1). */
export function sourceOf(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}

/** Notes 1 at the number of each word that the markup has. */
function addWords(
  markup: string,
  words: ReadonlyMap<string, number>,
  found: Uint8Array,
): Uint8Array {
  const note = (word: string) => {
    const number = words.get(word);
    if (number !== undefined) found[number] = 1;
  };
  // Each once: a page writes a few hundred, a few thousand times.
  for (const text of new Set(markup.match(/<[a-z][\w-]*| class="[^"]*"/g))) {
    if (text.startsWith('<')) note(text.slice(1));
    else for (const name of text.slice(' class="'.length, -1).split(' ')) note(`.${name}`);
  }
  return found;
}

/** Returns true for the at-rule of a font, a variable or an animation, which other rules use by its name. */
function registersName({ css, isLater }: StyleRule): boolean {
  return css.startsWith('@') && !isLater;
}

/**
 * Returns what comes behind a page's `first` rules: the others, and of the first those once more that come after one of
 * these in the sheet and may override it, or what stands here again.
 */
function restOf(whole: readonly StyleRule[], first: ReadonlySet<StyleRule>): StyleRule[] {
  const set = new Set<string>();
  return whole.filter((rule) => {
    if (first.has(rule) && !rule.sets.some((property) => set.has(property))) return false;
    for (const property of rule.sets) set.add(property);
    return true;
  });
}

/** Joins rules, those that stand within the same at-rules in one of them. */
function textOf(rules: readonly StyleRule[]): string {
  let css = '';
  let open: readonly string[] = [];
  for (const { within, css: rule } of rules) {
    if (within !== open) {
      let same = 0;
      while (same < open.length && open[same] === within[same]) same += 1;
      css += '}'.repeat(open.length - same);
      for (const condition of within.slice(same)) css += `${condition}{`;
      open = within;
    }
    css += rule;
  }
  return css + '}'.repeat(open.length);
}

/** Returns a word as React writes it into an attribute. */
function asAttribute(word: string): string {
  return word.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
