import postcss, { type ChildNode, type Container, type Rule } from 'postcss';
import type { Plugin } from 'vite';
import { type StyleRule, type StyleRules, stylesFile } from './server/rendering/page-styles.ts';

/**
 * Vite plugin: writes the rules of the built style sheet, each with the words of a page that it needs, in place of the
 * sheet: every page brings those that can apply to it (`server/rendering/page-styles.ts`), and beside them the words that
 * scripts may add to any.
 */
export const pageStyles: Plugin = {
  name: 'page-styles',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const files = Object.values(bundle);
    const code = files.map((file) => (file.type === 'chunk' ? file.code : '')).join(' ');
    const inScripts = new Set(code.split(/[\s"'`]+/));
    const sheets = files.filter(({ fileName }) => fileName.endsWith('.css'));
    const css = sheets
      .map((sheet) => (sheet.type === 'asset' ? String(sheet.source) : ''))
      .join('');
    for (const { fileName } of sheets) delete bundle[fileName];
    const all = rulesIn(css);
    const font = all.filter(isOptionalFont).map(({ css }) => css);
    const rules = all.filter((rule) => !isOptionalFont(rule));
    const words = new Set(rules.flatMap(({ needs }) => needs.flat()));
    const ofScripts = [...words].filter((word) => inScripts.has(word.replace(/^\./, '')));
    const styles: StyleRules = { rules, ofScripts, font: font.join('') };
    this.emitFile({ type: 'asset', fileName: stylesFile, source: JSON.stringify(styles) });
  },
};

/** Returns true for the face of a font that a page does without where it is late (`packages/ui/src/fonts/fonts.css`). */
function isOptionalFont({ css }: StyleRule): boolean {
  return /^@font-face\b/.test(css) && /font-display: ?optional/.test(css);
}

/** At-rules that hold other rules; the rest is kept whole. */
const conditions = new Set(['media', 'supports', 'container', 'starting-style', 'layer', 'scope']);

/** Lists the rules of a style sheet in their order. @throws Error for what would end a `<style>`. */
export function rulesIn(css: string): StyleRule[] {
  if (css.includes('</')) throw new Error('Lembar gaya memuat "</"');
  const rules: StyleRule[] = [];
  collect(postcss.parse(css), [], rules);
  return rules.map((rule) => {
    const [, variable] = /^@property (--[\w-]+)/.exec(rule.css) ?? [];
    return variable ? { ...rule, needs: needsOfVariable(variable, rules) } : rule;
  });
}

function collect(
  parent: Container<ChildNode>,
  within: readonly string[],
  rules: StyleRule[],
): void {
  parent.each((node) => {
    if (node.type === 'rule') {
      dropRepeated(node);
      rules.push({
        within,
        css: node.toString(),
        needs: simplest(node.selectors.flatMap(needsOf)),
        isLater: isOfPaper(within) || node.selectors.every(isOfUse),
        sets: propertiesOf(node),
      });
    } else if (node.type === 'atrule' && node.nodes && conditions.has(node.name)) {
      collect(node as Container<ChildNode>, [...within, `@${node.name} ${node.params}`], rules);
    } else if (node.type === 'atrule') {
      const css = `${node}${node.nodes ? '' : ';'}`;
      rules.push({ within, css, needs: [], isLater: isOfPaper(within), sets: [] });
    }
  });
}

function isOfPaper(within: readonly string[]): boolean {
  return within.some((condition) => condition.startsWith('@media print'));
}

/**
 * Returns true for a selector that no first words need: it asks for a pointer or the focus, outside of all brackets, where it
 * must be so, or it is of a control's own parts.
 */
function isOfUse(selector: string): boolean {
  const outside = outsideBrackets(selector);
  return (
    /:(?:hover|focus|focus-visible|focus-within|active)\b(?!-)/.test(outside) ||
    /::(?:-webkit-|-moz-|file-selector-button|placeholder)/.test(outside)
  );
}

/** Returns a selector without what stands in round brackets, and without escaped signs. */
function outsideBrackets(selector: string): string {
  let outside = selector.replace(/\\./g, '');
  while (/\([^()]*\)/.test(outside)) outside = outside.replace(/\([^()]*\)/g, '');
  return outside;
}

/**
 * Names under which properties override each other that do not begin as their shorthand, or as their other name, does:
 * `top` and `inset`, `line-height` and `font`.
 */
const overriding: Record<string, string> = {
  ...{ top: 'inset', right: 'inset', bottom: 'inset', left: 'inset' },
  ...{ inline: 'width', block: 'height', justify: 'align', place: 'align' },
  ...{ row: 'gap', column: 'gap', columns: 'gap', line: 'font', white: 'text', word: 'overflow' },
};

/** A pseudo-element at the end of a selector; four may be written with one colon. */
const pseudoElement = /(?:::[\w-]+|:(?:before|after|first-line|first-letter))(?=[^\s>+~]*$)/;

/** Lists what a selector may set properties of: elements (''), the root, whose classes no rule knows, or a pseudo-element. */
function ownersOf(selector: string): string[] {
  if (selector === '*') return ['', ':root'];
  const outside = outsideBrackets(selector);
  if (/^(?:html|:root)(?![\w-])[^\s>+~]*$/.test(outside)) return [':root'];
  return [pseudoElement.exec(outside)?.[0].replace('::', ':') ?? ''];
}

/**
 * Lists the properties that a rule sets, by names that those share of which one overrides the other: `margin` is that of
 * `margin` and `margin-top`; `:before`, the root, and what is important have their own. Such as have nothing to do with each
 * other may share one. @throws Error for `all`.
 */
function propertiesOf(rule: Rule): string[] {
  const names = new Set<string>();
  const owners = new Set(rule.selectors.flatMap(ownersOf));
  rule.walkDecls(({ prop, important }) => {
    if (prop === 'all') throw new Error('Lembar gaya memakai "all", yang menimpa segalanya');
    const [name = prop] = prop.replace(/^-\w+-/, '').split('-');
    const shared = prop.startsWith('--') ? prop : (overriding[name] ?? name);
    for (const owner of owners) names.add(`${shared}${owner}${important ? '!' : ''}`);
  });
  return [...names];
}

/** Leaves of declarations that are the same to the last byte one: prefixing writes some four times. */
function dropRepeated(rule: Rule): void {
  const seen = new Set<string>();
  for (const node of [...rule.nodes].reverse()) {
    if (seen.has(node.toString())) node.remove();
    seen.add(node.toString());
  }
}

/** A registered variable is needed by what names it; the rule for browsers that know no `@property` names all. */
function needsOfVariable(variable: string, rules: readonly StyleRule[]): StyleRule['needs'] {
  const isNamed = new RegExp(`${variable}\\b(?!-)`);
  const naming = rules.filter(({ css }) => !/^(?:\*|::backdrop|@)/.test(css) && isNamed.test(css));
  return simplest(naming.flatMap(({ needs }) => (needs.length > 0 ? needs : [[]])));
}

/** A rule that always applies needs nothing. */
function simplest(needs: readonly (readonly string[])[]): StyleRule['needs'] {
  return needs.some((words) => words.length === 0) ? [] : needs;
}

/** An attribute, or a name with the signs before it, or any other sign. */
const part =
  /\[(?:"[^"]*"|'[^']*'|[^"'\]])*\]|([.#:]*)((?:\\[\da-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)|./gisy;

/** Pseudo-classes whose arguments match as they would alone. */
const transparent = new Set(['is', 'where', '-webkit-any', '-moz-any']);

/**
 * Returns the words without which a selector matches nothing, in each of its alternatives: classes as `.name`, and
 * elements. What `:not()`, `:has()` and attributes ask for may change on a page, so it is not among them.
 */
export function needsOf(selector: string): string[][] {
  let alternatives: string[][] = [[]];
  const and = (others: readonly string[][]) => {
    alternatives = alternatives.flatMap((words) => others.map((more) => [...words, ...more]));
  };
  for (let at = 0; at < selector.length; ) {
    part.lastIndex = at;
    const [text = ' ', sign = '', name] = part.exec(selector) ?? [];
    at += text.length;
    if (sign.startsWith(':') && selector[at] === '(') {
      const end = endOf(selector, at);
      const inner = postcss.list.comma(selector.slice(at + 1, end - 1));
      if (transparent.has(name ?? '')) and(inner.flatMap(needsOf));
      at = end;
    } else if (name && sign === '.') and([[`.${unescaped(name)}`]]);
    else if (name && sign === '') and([[name]]);
  }
  return alternatives;
}

/** Returns the place after the bracket that closes the one at `start`. */
function endOf(selector: string, start: number): number {
  let [depth, at] = [0, start];
  do {
    const sign = selector[at] ?? ')';
    if (sign === '\\') at += 1;
    else if (sign === '"') at = selector.indexOf('"', at + 1);
    else if ('(['.includes(sign)) depth += 1;
    else if (')]'.includes(sign)) depth -= 1;
    at += 1;
  } while (depth > 0);
  return at;
}

function unescaped(name: string): string {
  return name.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, code, sign) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  );
}
