import { eachLine, isComment, isTypeScript, type Rule } from './source-file.ts';

/** Nothing is typed `any`, and no error of the compiler is silenced without its reason. */
export const typesAreHonest: Rule = (files) =>
  eachLine(files.filter(isTypeScript), (line) => {
    if (/@ts-(?:ignore|nocheck)/.test(line)) return 'silences the compiler';
    const expected = /@ts-(?:expect-error)(.*)/.exec(line);
    if (expected && !isReason(expected[1])) return 'expects an error without saying why';
    const code = line.replace(/\/\/.*/, '');
    return !isComment(line) && /(?:[:<|&]|=>|,|\bas)\s*any\b(?=\s*(?:[\])>},;=|&[]|$))/.test(code)
      ? 'is typed any'
      : null;
  });

/** A disabled lint rule carries its reason in the same line. */
export const disabledRulesHaveReasons: Rule = (files) =>
  eachLine(files, (line) => {
    const ignored = /biome-ignore(?:-all|-start)?\s+(?:lint|format|assist|syntax)[^:]*:?(.*)/.exec(
      line,
    );
    return ignored && !isReason(ignored[1]) && 'disables a rule without saying why';
  });

function isReason(text = ''): boolean {
  const words = text.replace(/\*\/|-->|[{}]/g, '').trim();
  return /^\W*\w+(?:\W+\w+){2,}/.test(words) && !words.startsWith('<');
}
