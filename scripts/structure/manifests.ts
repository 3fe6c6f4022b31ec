import { eachLine, type Rule } from './source-file.ts';

/** The dependencies of a package.json with their versions. */
export function versionsIn(manifest: string): Record<string, string> {
  const { dependencies, devDependencies, peerDependencies } = JSON.parse(manifest);
  return { ...dependencies, ...devDependencies, ...peerDependencies };
}

/** Versions stand in the catalog of pnpm-workspace.yaml; a package.json only names what it uses. */
export const versionsStandInTheCatalog: Rule = (files) =>
  files
    .filter(({ path }) => /(?:^|\/)package\.json$/.test(path))
    .flatMap((file) => {
      const odd = Object.entries(versionsIn(file.text)).filter(
        ([, version]) => version !== 'catalog:' && version !== 'workspace:*',
      );
      return odd.flatMap(([name]) =>
        eachLine([file], (line) => line.includes(`"${name}":`) && `${name} has its own version`),
      );
    });
