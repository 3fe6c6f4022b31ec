import { join, posix } from 'node:path';
import { isComment, type Rule, readSources, type SourceFile } from './source-file.ts';

const spec = 'docs/spec.md';
const catalogue = 'docs/reliability.md';

/** The test of these rules, whose samples break them. */
const samples = 'scripts/structure/references.test.ts';

/** Every statement of the specification has a test whose title names it, an E one in a real browser. */
export const statementsAreProved: Rule = (files) => {
  const proofs = files.flatMap(idsInTitles);
  return files
    .filter(({ path }) => path === spec)
    .flatMap(({ text }) => [
      ...text.matchAll(/^- ([A-Z]-\d\d) (?:<a id="[a-z]-\d\d"><\/a>)?([EU]) /gm),
    ])
    .filter(([, id, kind]) => !proofs.some((p) => p.id === id && (kind === 'U' || p.inBrowser)))
    .map(([, id, kind]) => `${spec} ${id} has no ${kind === 'E' ? 'browser ' : ''}test`);
};

/** Every `[ID]` of a test title is a statement of the specification or a case of the catalogue. */
export const idsAreDefined: Rule = (files) => {
  const defined = anchorsByFile(files);
  return files.flatMap(idsInTitles).flatMap(({ id, path }) => {
    const home = id.includes('-') ? spec : catalogue;
    const isDefined = defined.get(home)?.has(id.toLowerCase());
    return isDefined ? [] : [`${path} names ${id}, which ${home} does not have`];
  });
};

function idsInTitles({ path, text }: SourceFile) {
  const kind = /\.(test|e2e|bench)\.tsx?$/.exec(path)?.[1];
  if (kind === undefined || path === samples) return [];
  return text
    .split('\n')
    .filter((line) => !isComment(line) && /['"`]/.test(line))
    .flatMap((line) => [...line.matchAll(/\[([A-Z]-?\d\d)\]/g)])
    .map(([, id = '']) => ({ id, path, inBrowser: kind === 'e2e' }));
}

/** Every `docs/….md#anchor` in code and text, and every relative link in Markdown, leads somewhere. */
export const linksResolve: Rule = (files) => {
  const anchors = anchorsByFile(files);
  const existing = pathsOf(files);
  return eachReference(files, ({ target, from }) => {
    const [path = '', anchor] = target.split('#');
    if (!existing.has(path.replace(/\/$/, ''))) return `${from} is no file of the repository`;
    const isAnchor = !anchor || !path.endsWith('.md') || anchors.get(path)?.has(anchor);
    return isAnchor ? '' : `${from} is no anchor`;
  });
};

type Reference = { target: string; from: string };

function eachReference(files: readonly SourceFile[], judge: (reference: Reference) => string) {
  return files.flatMap((file) =>
    file.text.split('\n').flatMap((line, index) =>
      referencesIn(file, line)
        .map(judge)
        .filter(Boolean)
        .map((wrong) => `${file.path}:${index + 1} ${wrong}`),
    ),
  );
}

function referencesIn({ path }: SourceFile, line: string): Reference[] {
  if (path === samples) return [];
  const written = [...line.matchAll(/(?<![\w./-])(docs\/[\w./-]*\.md(?:#[\w-]+)?)/g)].map(
    ([from]) => ({ target: from, from }),
  );
  if (!path.endsWith('.md')) return written;
  const links = [...line.matchAll(/\]\((?![a-z]+:)([^)\s]+)\)/g)].map(([, from = '']) => ({
    target: from.startsWith('#')
      ? path + from
      : posix.normalize(posix.join(posix.dirname(path), from)),
    from,
  }));
  return path.startsWith('docs/') ? links : [...written, ...links];
}

const rooms = '(?:apps|packages|e2e|scripts|bench|deploy|docs)';

/** Paths that documents name in backticks, `apps/api/src/app.ts`, exist; patterns and built files are left out. */
export const pathsInDocsExist: Rule = (files) => {
  const existing = pathsOf(files);
  return files
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(new RegExp(`\`(${rooms}/[\\w./-]+)\``, 'g'))]
        .map(([, named = '']) => named.replace(/\/$/, ''))
        .filter((named) => !existing.has(named) && !/\/(?:dist|data|node_modules)\b/.test(named))
        .map((named) => `${path} names ${named}, which is not there`),
    );
};

const outside = [
  /\b(?:spec|contract|reliability|architecture|design) sections? \d/i,
  /\b(?:spec|contract|reliability) [A-Z]-?\d\d?\b/,
  /(?<!\[)\bdecision \d{4}\b/i,
  /\bissue \d/i,
];

/** No comment or document cites a section or case without a link that leads to it. */
export const citationsAreLinks: Rule = (files) =>
  files
    .filter(({ path }) => path !== samples)
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        const cited = outside.map((pattern) => pattern.exec(line)?.[0]).find(Boolean);
        return cited ? [`${path}:${index + 1} "${cited}" is no link`] : [];
      }),
    );

/** Each decision has a status, a date and its evidence. */
export const decisionsAreDated: Rule = (files) =>
  files
    .filter(({ path }) => path.startsWith('docs/decisions/'))
    .filter(
      ({ text }) =>
        !/^\*\*Status:\*\* [a-z]+, \d{1,2} [A-Z][a-z]+ 20\d\d\b.*\*\*Evidence:\*\* ./m.test(text),
    )
    .map(({ path }) => `${path} has no status, date and evidence`);

/** Anchors of each Markdown file: explicit ones, and those that GitHub makes of headings. */
function anchorsByFile(files: readonly SourceFile[]): Map<string, Set<string>> {
  return new Map(
    files
      .filter(({ path }) => path.endsWith('.md'))
      .map(({ path, text }) => {
        const explicit = [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id);
        const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
          heading
            .replace(/<[^>]*>/g, '')
            .trim()
            .toLowerCase()
            .replace(/[^\p{L}\p{N}\- _]/gu, '')
            .replaceAll(' ', '-'),
        );
        return [path, new Set([...explicit, ...headings])];
      }),
  );
}

function pathsOf(files: readonly SourceFile[]): Set<string> {
  const paths = new Set<string>(['.']);
  for (const { path } of files) {
    for (let at = path; at !== '.'; at = posix.dirname(at)) paths.add(at);
  }
  return paths;
}

if (import.meta.main) {
  const files = readSources(join(import.meta.dirname, '../..'));
  const rules = [
    statementsAreProved,
    idsAreDefined,
    linksResolve,
    citationsAreLinks,
    pathsInDocsExist,
    decisionsAreDated,
  ];
  const broken = rules.flatMap((rule) => rule(files));
  for (const line of broken) console.error(line);
  process.exitCode = broken.length === 0 ? 0 : 1;
}
