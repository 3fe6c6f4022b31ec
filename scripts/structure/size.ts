import { isTypeScript, type Rule } from './source-file.ts';

// Tables and copy, where length is no sign of muddle.
const declaredLong = [
  /(?:^|\/)tables\.ts$/,
  /(?:^|\/)routes\.tsx$/,
  /\/migrations\//,
  /^apps\/api\/src\/seed\//,
  /^packages\/content\/src\//,
];

/** Half of the files have at most 80 lines and 9 of 10 at most 200 (docs/architecture.md). */
export const mostFilesAreShort: Rule = (files) => {
  const lengths = files
    .filter(isTypeScript)
    .map(({ text }) => lineCount(text))
    .sort((a, b) => a - b);
  const limits = [
    [0.5, 80],
    [0.9, 200],
  ] as const;
  return limits.flatMap(([share, limit]) => {
    const length = lengths[Math.floor((lengths.length - 1) * share)] ?? 0;
    return length > limit ? [`${share * 100} % of the files: ${length} lines, not ${limit}`] : [];
  });
};

/** No file has more than 300 lines but declared tables and copy. */
export const noFileIsLong: Rule = (files) =>
  files
    .filter((file) => isTypeScript(file) && !declaredLong.some((long) => long.test(file.path)))
    .filter(({ text }) => lineCount(text) > 300)
    .map(({ path, text }) => `${path}:${lineCount(text)} more than 300 lines`);

function lineCount(text: string): number {
  return text.trimEnd().split('\n').length;
}
