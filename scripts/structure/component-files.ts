import { isTest, type Rule, type SourceFile } from './source-file.ts';

/** A value that a file exports: types are left out. */
type Exported = { name: string; line: number };

const declaration =
  /^export (?:default )?(?:async )?(?:abstract )?(?:function\*?|const|let|class) (\w+)/;

/** A component file exports its one component; one of `packages/ui` nothing else but types. */
export const oneComponentPerFile: Rule = (files) =>
  files
    .filter((file) => /^(?:packages\/ui|apps\/[^/]+)\/src\/.*\.tsx$/.test(file.path))
    .filter((file) => !isTest(file))
    .flatMap((file) => {
      const exported = exportsOf(file);
      const components = exported.filter(({ name }) => /^[A-Z]\w*[a-z]/.test(name));
      if (components.length === 0) return [];
      const own = file.path.startsWith('packages/') ? exported : components;
      return own
        .filter((value) => value !== components[0])
        .map(({ name, line }) => `${file.path}:${line} ${name} beside ${components[0]?.name}`);
    });

/** Reads the exported values off formatted text: exports begin their line. */
function exportsOf({ text }: SourceFile): Exported[] {
  const lineOf = (index: number) => text.slice(0, index).split('\n').length;
  const declared = [...text.matchAll(new RegExp(declaration, 'gm'))].map((match) => ({
    name: match[1] ?? '',
    line: lineOf(match.index),
  }));
  const listed = [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap((match) =>
    (match[1] ?? '')
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '' && !entry.startsWith('type '))
      .map((entry) => ({ name: entry.split(' as ').at(-1) ?? '', line: lineOf(match.index) })),
  );
  return [...declared, ...listed];
}
