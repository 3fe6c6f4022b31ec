import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Finds the first of the named programs on PATH, or in `more` folders. @returns its path. */
export function findProgram(
  names: readonly string[],
  more: readonly string[] = [],
): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...more];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
