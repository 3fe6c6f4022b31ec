import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { richTextAttributes, richTextTags } from '@pesantren/api-client/contract/texts/rich-text';
import { RichText } from '@pesantren/ui/rich-text/rich-text';
import { render } from '@testing-library/react';
import { Editor, getExtensionField, getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { api, providerForEachTest } from '../testing/app.tsx';
import { enabledRules, extensions } from './extensions.ts';
import { parseBody } from './parse.ts';
import { cleanPaste } from './paste/clean-paste.ts';
import { serializeBody } from './serialize.ts';

providerForEachTest();

const schema = getSchema(extensions);

/** The tags of the schema's nodes and marks; what a node writes beside its own tag is in `derived`. */
const tagsOf: Readonly<Record<string, readonly string[]>> = {
  ...{ paragraph: ['p'], heading: ['h2', 'h3', 'h4'], hardBreak: ['br'], horizontalRule: ['hr'] },
  ...{ blockquote: ['blockquote'], bulletList: ['ul'], orderedList: ['ol'], listItem: ['li'] },
  ...{ codeBlock: ['pre'], table: ['table'], tableRow: ['tr'], tableHeader: ['th'] },
  ...{ tableCell: ['td'], picture: ['img'], figure: ['figure'], figcaption: ['figcaption'] },
  ...{ bold: ['strong'], italic: ['em'], underline: ['u'], strike: ['s'], code: ['code'] },
  ...{ subscript: ['sub'], superscript: ['sup'], passage: ['span'], link: ['a'] },
  ...{ doc: [], text: [] },
};

/** What serialize.ts writes out of a table's rows, and what is a tag in the contract. */
const derived = { tags: ['tbody', 'thead'], attributes: ['th.scope'], names: ['heading.level'] };

/** The smallest body with an element of each tag, its attributes in place of `@`. */
const bodies: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['h2', 'h3', 'h4', 'p', 'blockquote'].map((tag) => [tag, `<${tag}@>a</${tag}>`]),
  ),
  ...Object.fromEntries(
    ['strong', 'em', 'u', 's', 'sub', 'sup', 'code', 'a', 'span'].map((tag) => [
      tag,
      `<p>a <${tag}@>b</${tag}></p>`,
    ]),
  ),
  blockquote: '<blockquote@><p>a</p></blockquote>',
  br: '<p>a<br@ />b</p>',
  hr: '<p>a</p><hr@ />',
  ul: '<ul@><li>a</li></ul>',
  ol: '<ol@><li>a</li></ol>',
  li: '<ul><li@>a</li></ul>',
  pre: '<pre@><code>a</code></pre>',
  img: '<p>a</p><img@ />',
  figure: '<figure@><img src="/uploads/b.png" alt="b" /><figcaption>a</figcaption></figure>',
  figcaption: '<figure><img src="/uploads/b.png" alt="b" /><figcaption@>a</figcaption></figure>',
  table: '<table@><tbody><tr><td>a</td></tr></tbody></table>',
  thead: '<table><thead@><tr><th scope="col">a</th></tr></thead></table>',
  tbody: '<table><tbody@><tr><td>a</td></tr></tbody></table>',
  tr: '<table><tbody><tr@><td>a</td></tr></tbody></table>',
  th: '<table><tbody><tr><th@>a</th><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>',
  td: '<table><tbody><tr><td@>a</td></tr><tr><td>c</td></tr></tbody></table>',
};

const values: Readonly<Record<string, string>> = {
  ...{ dir: 'rtl', lang: 'ar', start: '3', type: 'a', colspan: '2', rowspan: '2', scope: 'row' },
  ...{
    href: 'mailto:info@contoh.sch.id',
    src: '/uploads/a.png',
    alt: 'a',
    width: '20',
    height: '9',
  },
};

const pairs = Object.entries(richTextAttributes).flatMap(([tag, names]) =>
  names.map((name) => [tag, name] as const),
);
const edited = (body: string) => serializeBody(parseBody(body, schema));
const elementIn = (html: string, tag: string) =>
  new DOMParser().parseFromString(html, 'text/html').querySelector(tag);

test('[F-71] the schema of the editor and the contract are one set of tags and attributes', () => {
  const types = [...Object.values(schema.nodes), ...Object.values(schema.marks)];
  const tags = types.flatMap(({ name }) => tagsOf[name] ?? [`no tag for ${name}`]);
  expect([...tags, ...derived.tags].toSorted()).toEqual([...richTextTags].toSorted());
  const attributes = types.flatMap(({ name, spec }) =>
    Object.keys(spec.attrs ?? {})
      .filter((attribute) => !derived.names.includes(`${name}.${attribute}`))
      .flatMap((attribute) => tagsOf[name]?.map((tag) => `${tag}.${attribute}`) ?? []),
  );
  expect([...attributes, ...derived.attributes].toSorted()).toEqual(
    pairs.map((pair) => pair.join('.')).toSorted(),
  );
});

test('[F-71] a tag without attributes is kept by the editor', () => {
  for (const tag of richTextTags) {
    const name = { img: 'src', a: 'href', span: 'lang' }[tag as string];
    const attributes = name ? ` ${name}="${values[name]}"` : '';
    const body = bodies[tag]?.replace('@', attributes) ?? '';
    // A paragraph alone is plain text.
    expect(elementIn(edited(`${body}<hr />`), tag), tag).not.toBeNull();
  }
});

test('[F-71] an attribute of the contract passes editor, provider and page', async () => {
  for (const [tag, name] of pairs) {
    const own = ` ${name}="${values[name]}"`;
    const attributes = tag === 'img' && name !== 'src' ? ` src="/uploads/a.png"${own}` : own;
    const body = bodies[tag]?.replace('@', attributes) ?? '';
    const written = edited(body);
    expect(elementIn(written, tag)?.getAttribute(name), `${tag}.${name} edited`).toBe(values[name]);
    expect(parseBody(edited(written), schema).eq(parseBody(written, schema))).toBe(true);
    const { content } = await api.create('articles', { content: written });
    const stored = String(content).replaceAll(`${api.origin}/uploads/`, '/uploads/');
    expect(stored, `${tag}.${name} stored`).toBe(written);
    const page = render(<RichText body={stored} />);
    const shown = page.container.querySelector(tag);
    // The site serves another size of a picture.
    if (name !== 'src') expect(shown?.getAttribute(name), `${tag}.${name}`).toBe(values[name]);
    page.unmount();
  }
});

test('[F-71] a value that the contract does not allow is not drawn by the editor either', () => {
  const others = {
    ...{ start: ['0', '10000', '-3', 'x'], type: ['1', 'disc', 'x'], dir: ['foo'], lang: ['IN'] },
    ...{ colspan: ['0', '1000'], rowspan: ['-1'], width: ['12%', '0'], height: ['0'] },
    ...{ scope: ['x'] },
  };
  for (const [name, all] of Object.entries(others)) {
    for (const [tag] of pairs.filter((pair) => pair[1] === name)) {
      for (const value of all) {
        const html = bodies[tag]?.replace('@', ` ${name}="${value}"`) ?? '';
        const pasted = elementIn(cleanPaste(html, () => true).html, tag);
        expect(pasted?.getAttribute(name) ?? null, `${tag} ${name}="${value}"`).toBeNull();
      }
    }
  }
});

test('[F-70] each rule that an extension brings is decided in docs/editor.md', () => {
  const editor = new Editor({ extensions, ...enabledRules });
  const { extensions: all } = editor.extensionManager;
  const rules = all.flatMap((extension) => {
    const context = {
      name: extension.name,
      options: extension.options,
      editor,
      type: schema.nodes[extension.name] ?? schema.marks[extension.name],
    };
    const own = (
      field: 'addInputRules' | 'addPasteRules' | 'addKeyboardShortcuts' | 'addProseMirrorPlugins',
    ) => getExtensionField<(() => object) | null>(extension, field, context);
    const keys = Object.keys(own('addKeyboardShortcuts')?.() ?? {});
    const plugins = (own('addProseMirrorPlugins')?.() ?? []) as { props: object }[];
    const hooks = plugins.flatMap(({ props }) =>
      Object.keys(props).filter((prop) =>
        /^handle(?:Paste|TextInput|Drop)|^transform|Parser$/.test(prop),
      ),
    );
    return [
      ...(own('addInputRules') ? [`${extension.name} | input`] : []),
      ...(own('addPasteRules') ? [`${extension.name} | paste`] : []),
      ...(keys.length > 0 ? [`${extension.name} | keys`] : []),
      ...hooks.map((hook) => `${extension.name} | ${hook}`),
    ];
  });
  editor.destroy();
  const doc = readFileSync(join(import.meta.dirname, '../../../../docs/editor.md'), 'utf8');
  const rows = [...doc.matchAll(/^\| `(\w+)` \| (\w+) \| .* \| (.*) \|$/gm)].map(
    ([, name = '', rule = '', decision = '']) => ({ name, rule, isOn: !/^off\b/.test(decision) }),
  );
  const decided = rows.map(({ name, rule }) => `${name} | ${rule}`);
  expect(decided.toSorted()).toEqual([...new Set(rules)].toSorted());
  const on = (wanted: string) =>
    rows.flatMap(({ name, rule, isOn }) => (rule === wanted && isOn ? [name] : []));
  expect(enabledRules).toEqual({ enableInputRules: on('input'), enablePasteRules: on('paste') });
});
