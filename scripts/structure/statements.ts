import { join } from 'node:path';
import { isComment, type Rule, readSources, type SourceFile } from './source-file.ts';

const list = 'docs/spec.md';

/** Every statement of docs/spec.md has a test whose title names it, an E one in a real browser. */
export const statementsAreProved: Rule = (files) => {
  const statements = files
    .filter(({ path }) => path === list)
    .flatMap(({ text }) => [
      ...text.matchAll(/^- ([A-Z]-\d\d) (?:<a id="[a-z]-\d\d"><\/a>)?([EU]) /gm),
    ])
    .map(([, id = '', kind = '']) => ({ id, kind }));
  const proofs = files.flatMap(provedIn);

  const unproved = statements
    .filter(({ id, kind }) => !proofs.some((p) => p.id === id && (kind === 'U' || p.inBrowser)))
    .map(({ id, kind }) => `${list} ${id} has no ${kind === 'E' ? 'browser ' : ''}test`);
  const unknown = proofs
    .filter(({ id }) => !statements.some((statement) => statement.id === id))
    .map(({ id, path }) => `${path} names ${id}, which ${list} does not have`);
  return [...unproved, ...unknown];
};

/** The statements that the titles of a test file name: `test('[H-01] …'`. */
function provedIn({ path, text }: SourceFile) {
  const kind = /\.(test|e2e)\.tsx?$/.exec(path)?.[1];
  if (kind === undefined || !path.includes('/')) return [];
  return text
    .split('\n')
    .filter((line) => !isComment(line) && /['"`]/.test(line))
    .flatMap((line) => [...line.matchAll(/\[([A-Z]-\d\d)\]/g)])
    .map(([, id = '']) => ({ id, path, inBrowser: kind === 'e2e' }));
}

if (import.meta.main) {
  const broken = statementsAreProved(readSources(join(import.meta.dirname, '../..')));
  for (const line of broken) console.error(line);
  process.exitCode = broken.length === 0 ? 0 : 1;
}
