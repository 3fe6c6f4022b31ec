import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the repository; `path` from its root, with slashes. */
export type SourceFile = { path: string; text: string };

/** A rule names each place that breaks it, as `path:line what is wrong`. */
export type Rule = (files: readonly SourceFile[]) => string[];

const binary = /\.(?:jpe?g|png|webp|avif|ico|pdf|mp4|webm|woff2)$/;

/** Every file of the repository, tracked or new, ignored ones left out; binary ones have the text `''`. */
export function readSources(root: string): SourceFile[] {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const paths = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0');
  return paths
    .filter((path) => path !== '' && existsSync(join(root, path)))
    .map((path) => ({
      path,
      text: binary.test(path) ? '' : readFileSync(join(root, path), 'utf8'),
    }));
}

export function isTypeScript({ path }: SourceFile): boolean {
  return /\.tsx?$/.test(path);
}

/** True for tests, benches, and files that only they import. */
export function isTest({ path }: Pick<SourceFile, 'path'>): boolean {
  return /\.(?:test|e2e)\.tsx?$|\/src\/testing\/|^(?:e2e|bench)\//.test(path);
}

/** Applies a rule to single lines; `judge` answers the violation of a line. */
export function eachLine(
  files: readonly SourceFile[],
  judge: (line: string, file: SourceFile) => string | false | null | undefined,
): string[] {
  return files.flatMap((file) =>
    file.text.split('\n').flatMap((line, index) => {
      const wrong = judge(line, file);
      return wrong ? [`${file.path}:${index + 1} ${wrong}`] : [];
    }),
  );
}

/** True for a line that holds nothing but a comment, or a part of one. */
export function isComment(line: string): boolean {
  return /^\s*(?:\/\/|\/\*|\*)/.test(line);
}
