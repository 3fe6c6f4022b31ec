import { exportsOf } from './exports.ts';
import { isTypeScript, type Rule, type SourceFile } from './source-file.ts';

const kebabCase = /^\.?[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/;
const vague = ['util', 'utils', 'helper', 'helpers', 'common', 'misc', 'shared', 'stuff'];

/** Source files and their folders are named in kebab-case. */
export const namesAreKebabCase: Rule = (files) =>
  sources(files).flatMap(({ path }) => {
    const odd = path.split('/').find((name) => !kebabCase.test(name));
    return odd ? [`${path}:1 ${odd} is not kebab-case`] : [];
  });

/** No file gathers the exports of others: everything is imported from where it stands. */
export const noBarrels: Rule = (files) =>
  files
    .filter(({ path }) => /(?:^|\/)index\.(?:ts|tsx)$/.test(path))
    .map(({ path }) => `${path}:1 a barrel`);

/** A name says a concept; these words say none. */
export const namesSayAConcept: Rule = (files) =>
  sources(files).flatMap(({ path }) => {
    const word = path.split(/[/.-]/).find((part) => vague.includes(part));
    return word ? [`${path}:1 "${word}" names no concept`] : [];
  });

/** What a route shows is `XyzPage` in `xyz-page.tsx`, both ways. */
export const pagesAreNamedSo: Rule = (files) =>
  files
    .filter(({ path }) => /^apps\/[^/]+\/src\/.*(?<!\.test)\.tsx$/.test(path))
    .flatMap((file) => {
      const page = exportsOf(file).find(({ name }) => name.endsWith('Page'));
      const named = file.path.endsWith('-page.tsx');
      if (page && !named) return [`${file.path}:${page.line} ${page.name} belongs in a -page.tsx`];
      return named && !page ? [`${file.path}:1 exports no page`] : [];
    });

function sources(files: readonly SourceFile[]): readonly SourceFile[] {
  return files.filter((file) => isTypeScript(file) || file.path.endsWith('.css'));
}
