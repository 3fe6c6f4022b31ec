import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Asset folder of each app's build, below the app's own folder. */
export const assetsOf = {
  'public-site': 'dist/client/assets',
  admin: 'dist/assets',
} as const;

/** Beside `dist`, which each build empties: the files of the build before that the present one lacks. */
export const earlier = 'dist-before';

/**
 * Puts the files of `from` that `own` lacks into `target`, with a list of them: pages that were opened before
 * a release still find their parts. Without any `target` is left as it is.
 */
export function keepEarlierAssets(from: string, own: string, target: string): void {
  const present = new Set(namesIn(own));
  const gone = namesIn(from).filter((name) => !present.has(name));
  if (gone.length === 0) return;
  const unfinished = `${target}.part`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(join(unfinished, 'assets'), { recursive: true });
  for (const name of gone) cpSync(join(from, name), join(unfinished, 'assets', name));
  writeFileSync(
    join(unfinished, 'manifest.json'),
    `${JSON.stringify({ assets: gone }, null, 2)}\n`,
  );
  rmSync(target, { recursive: true, force: true });
  renameSync(unfinished, target);
}

/** Builds, and keeps the files of the build before, app by app. */
export function buildKeepingAssets(folders: readonly string[], build: () => boolean): boolean {
  const copies = folders.map((folder) => {
    const [app] = Object.entries(assetsOf).filter(([name]) => folder.endsWith(name));
    const own = join(folder, app?.[1] ?? '');
    const copy = join(folder, `${earlier}.copy`);
    rmSync(copy, { recursive: true, force: true });
    if (existsSync(own)) cpSync(own, copy, { recursive: true });
    return { folder, own, copy };
  });
  const built = build();
  for (const { folder, own, copy } of copies) {
    if (built) keepEarlierAssets(copy, own, join(folder, earlier));
    rmSync(copy, { recursive: true, force: true });
  }
  return built;
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
