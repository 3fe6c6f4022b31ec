import { basename } from 'node:path/posix';
import { eachLine, isComment, isTest, isTypeScript, type Rule } from './source-file.ts';

/** Words that name no concept. */
const vague = ['util', 'utils', 'helper', 'helpers', 'common', 'misc', 'shared', 'stuff'];

/** Names of files and folders say a concept. */
export const namesSayAConcept: Rule = (files) =>
  files
    .filter((file) => isTypeScript(file) || file.path.endsWith('.css'))
    .flatMap(({ path }) => {
      const word = path.split(/[/.-]/).find((part) => vague.includes(part));
      return word ? [`${path}:1 "${word}" names no concept`] : [];
    });

/**
 * Migrations are frozen text (docs/spec.md#f-07): they import Kysely and their own folder, and nothing
 * that can change.
 */
export const migrationsAreFrozen: Rule = (files) =>
  eachLine(
    files.filter((file) => /\/db\/migrations\//.test(file.path) && !isTest(file)),
    (line) => {
      const from = /^(?:import|export|\}).* from '([^']+)'/.exec(line)?.[1] ?? 'kysely';
      return !/^(?:kysely$|\.\/[^/]+$)/.test(from) && `imports ${from}`;
    },
  );

/** Exported functions of packages have a doc comment: it says what goes in and comes out. */
export const exportedFunctionsAreExplained: Rule = (files) =>
  files
    .filter((file) => /^packages\/[^/]+\/src\/.*\.tsx?$/.test(file.path) && !isTest(file))
    .flatMap((file) => {
      const lines = file.text.split('\n');
      return lines.flatMap((line, index) => {
        const name = /^export (?:default )?(?:async )?(?:function|const) (\w+)/.exec(line)?.[1];
        const isFunction =
          / function /.test(line) || /^export const \w+ = (?:async )?(?:\(|\w+ =>)/.test(line);
        const explained = lines[index - 1]?.trimEnd().endsWith('*/');
        return name && isFunction && !explained
          ? [`${file.path}:${index + 1} ${name} has no doc comment`]
          : [];
      });
    });

// Besides tests, the scripts that start the system and wait for it, and what fetches the site's own files and documents.
const mayFetch =
  /^(?:packages\/api-client\/src\/|scripts\/|bench\/|apps\/public-site\/src\/plain\/(?:loading\/fetch-(?:ahead|page)|offline)\.ts$)/;

/** Only packages/api-client calls `fetch` for data. */
export const onlyTheClientFetches: Rule = (files) =>
  eachLine(
    files.filter((file) => isTypeScript(file) && !isTest(file) && !mayFetch.test(file.path)),
    (line) =>
      !isComment(line) &&
      /(?<![.\w])fetch\(|\b(?:window|globalThis|self)\.fetch\b|XMLHttpRequest/.test(line) &&
      'calls fetch',
  );

const theme = 'packages/ui/src/theme.css';
const hex = /(?<=['"`\s:([,])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/i;
const colorFunction = /\b(?:oklch|oklab|lch|lab|rgba?|hsla?|hwb)\((?!from\b)/;

/** Raw colors are in packages/ui/src/theme.css; everything else names a token. */
export const colorsAreTokens: Rule = (files) =>
  eachLine(
    files.filter(
      (file) => /\.(?:tsx?|css|html)$/.test(file.path) && !isTest(file) && file.path !== theme,
    ),
    (line) => !isComment(line) && (hex.test(line) || colorFunction.test(line)) && 'a raw color',
  );

const hasDecidesAboutAll = /:has\((?:[^()]|\([^()]*\))*\)[^,{(]*[\s>~+](?:\*|:not\()/;

/** What `:has()` decides about in a screen's styles is named: with `*` each insertion restyles the whole page. */
export const hasNamesItsSubject: Rule = (files) =>
  eachLine(
    files.filter(({ path }) => path.endsWith('.css') && basename(path) !== 'print.css'),
    (line) => !isComment(line) && hasDecidesAboutAll.test(line) && ':has() decides about anything',
  );

const machinePath = /(?<![\w.@:/-])\/(?:home|root|Users|work|workspace|mnt)\/[\w.-]/;
const registryHost =
  /(?:https?:)?\/\/(?!registry\.npmjs\.org\b)[\w.-]*(?:registry|verdaccio|artifactory|nexus)[\w.-]*[:/]/i;

/** No file names a machine's own folders or a private registry. */
export const noMachineIsNamed: Rule = (files) =>
  eachLine(files, (line) => {
    if (machinePath.test(line)) return 'a path of one machine';
    return registryHost.test(line) && 'a registry’s host';
  });

/** A package.json takes versions from the catalog of pnpm-workspace.yaml. */
export const versionsAreInTheCatalog: Rule = (files) =>
  files
    .filter(({ path }) => basename(path) === 'package.json')
    .flatMap((file) => {
      const { dependencies, devDependencies, peerDependencies } = JSON.parse(file.text);
      const odd = Object.entries({ ...dependencies, ...devDependencies, ...peerDependencies })
        .filter(([, version]) => version !== 'catalog:' && version !== 'workspace:*')
        .map(([name]) => name);
      return odd.flatMap((name) =>
        eachLine([file], (line) => line.includes(`"${name}":`) && `${name} has its own version`),
      );
    });
