import { eachLine, isComment, isTest, isTypeScript, type Rule } from './source-file.ts';

// Besides tests, the scripts that start the system and wait for it.
const mayFetch = /^(?:packages\/api-client\/src|scripts)\//;

/** The network is asked in one place, packages/api-client. */
export const onlyTheClientFetches: Rule = (files) =>
  eachLine(
    files.filter((file) => isTypeScript(file) && !isTest(file) && !mayFetch.test(file.path)),
    (line) =>
      !isComment(line) &&
      /(?<![.\w])fetch\(|\b(?:window|globalThis|self)\.fetch\b|XMLHttpRequest/.test(line) &&
      'calls fetch',
  );

const mayColor = /^packages\/ui\/src\/theme\.css$/;
const hex = /(?<=['"`\s:([,])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/i;
const colorFunction = /\b(?:oklch|oklab|lch|lab|rgba?|hsla?|hwb)\((?!from\b)/;

/** Raw colors stand in packages/ui/src/theme.css; everything else names a token. */
export const colorsAreTokens: Rule = (files) =>
  eachLine(
    files.filter(
      (file) =>
        /\.(?:tsx?|css|html)$/.test(file.path) && !isTest(file) && !mayColor.test(file.path),
    ),
    (line) => !isComment(line) && (hex.test(line) || colorFunction.test(line)) && 'a raw color',
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
