import { Editor, getSchema } from '@tiptap/core';
import { EditorState, NodeSelection, type Transaction } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { extensions } from '../extensions.ts';
import { parseBody } from '../parse.ts';
import { serializeBody } from '../serialize.ts';
import { gatherPictures } from './insert-pictures.ts';
import {
  movePicture,
  removePicture,
  removeWithUndo,
  selectedPicture,
  writeCaption,
} from './photo-commands.ts';

const schema = getSchema(extensions);
const img = (name: string) => `<img src="/${name}.jpg" alt="${name}" />`;
const row = (...names: string[]) => `<figure>${names.map(img).join('')}</figure>`;

/** The state of a body in which the picture of a name is selected. */
function stateOf(body: string, name: string): EditorState {
  const doc = parseBody(body, schema);
  const state = EditorState.create({ doc });
  let found = -1;
  doc.descendants((node, at) => {
    if (node.attrs.alt === name) found = at;
  });
  return state.apply(state.tr.setSelection(NodeSelection.create(doc, found)));
}

type Change = (
  state: EditorState,
  picture: NonNullable<ReturnType<typeof selectedPicture>>,
) => Transaction | null;

function changed(body: string, name: string, change: Change): string | null {
  const state = stateOf(body, name);
  const picture = selectedPicture(state);
  const transaction = picture && change(state, picture);
  return transaction && serializeBody(transaction.doc);
}

const up: Change = (state, picture) => movePicture(state, picture, -1);
const down: Change = (state, picture) => movePicture(state, picture, 1);

test.each([
  ['past a paragraph', `<p>x</p>${img('a')}`, 'a', up, `${img('a')}<p>x</p>`],
  ['past a paragraph', `${img('a')}<p>x</p>`, 'a', down, `<p>x</p>${img('a')}`],
  ['within its gallery', row('a', 'b', 'c'), 'b', up, row('b', 'a', 'c')],
  ['within its gallery', row('a', 'b', 'c'), 'b', down, row('a', 'c', 'b')],
  ['out of its gallery', row('a', 'b', 'c'), 'a', up, img('a') + row('b', 'c')],
  ['out of its gallery', row('a', 'b', 'c'), 'c', down, row('a', 'b') + img('c')],
  ['past a gallery', `${img('a')}${row('b', 'c')}`, 'a', down, row('b', 'c') + img('a')],
  ['nowhere at the start', `${img('a')}<p>x</p>`, 'a', up, null],
])('[F-01] a photo moves %s', (_, body, name, change, expected) => {
  expect(changed(body, name, change)).toBe(expected);
});

test('[F-01] a photo moves with its caption', () => {
  const figure = `<figure>${img('a')}<figcaption>x</figcaption></figure>`;
  expect(changed(`<p>y</p>${figure}`, 'a', up)).toBe(`${figure}<p>y</p>`);
});

test.each([
  [`<p>x</p>${img('a')}`, 'a', 'x'],
  [row('a', 'b', 'c'), 'b', row('a', 'c')],
  [`<figure>${img('a')}<figcaption>x</figcaption></figure><p>y</p>`, 'a', 'y'],
  [img('a'), 'a', ''],
])('a removed photo leaves the rest: %s', (body, name, expected) => {
  expect(changed(body, name, removePicture)).toBe(expected);
});

test.each([row('a', 'b', 'c'), img('a') + img('b'), row('a', 'b') + img('c')])(
  '[F-115] a second tap removes no picture after the first one: %s',
  (body) => {
    const state = stateOf(body, 'a');
    const picture = selectedPicture(state);
    if (!picture) throw new Error('No picture is selected.');
    expect(selectedPicture(state.apply(removePicture(state, picture)))).toBeNull();
  },
);

test.each([
  `<p>x</p>${row('a', 'b', 'c')}<p>y</p>`,
  `<p>x</p><figure>${img('a')}<figcaption>z</figcaption></figure><p>y</p>`,
])(
  '[F-115] a removed photo comes back to its place, whatever was written meanwhile: %s',
  (body) => {
    const editor = new Editor({ extensions, content: parseBody(body, schema).toJSON() });
    editor.commands.setNodeSelection(stateOf(body, 'a').selection.from);
    const picture = selectedPicture(editor.state);
    if (!picture) throw new Error('No picture is selected.');
    const undo = removeWithUndo(editor, picture);
    editor.view.dispatch(editor.state.tr.insertText('Pagi: ', 1));
    undo();
    expect(serializeBody(editor.state.doc)).toBe(body.replace('x', 'Pagi: x'));
    editor.destroy();
  },
);

test.each([img('a'), row('a', 'b'), `<figure>${img('a')}<figcaption>x</figcaption></figure>`])(
  'the caret goes into the caption of %s',
  (body) => {
    const state = stateOf(body, 'a');
    const picture = selectedPicture(state);
    if (!picture) throw new Error('No picture is selected.');
    const { doc, selection } = writeCaption(state, picture);
    doc.check();
    expect(selection.$from.parent.type.name).toBe('figcaption');
  },
);

test.each([
  [1, []],
  [2, [2]],
  [3, [3]],
  [4, [4]],
  [5, [3, 2]],
  [9, [3, 3, 3]],
  [10, [4, 3, 3]],
])('[E-01] %i photos of one choice stand in galleries of %j', (count, lengths) => {
  const names = Array.from({ length: count }, (_, index) => `p${index}`);
  const doc = parseBody(`<p>x</p>${names.map(img).join('')}${img('other')}`, schema);
  const { tr } = EditorState.create({ doc });
  gatherPictures(tr, new Set(names.map((name) => `/${name}.jpg`)));
  tr.doc.check();
  const figures = tr.doc.children.filter(({ type }) => type.name === 'figure');
  expect(figures.map((figure) => figure.childCount)).toEqual(lengths);
  const order: string[] = [];
  tr.doc.descendants((node) => {
    if (node.type.name === 'picture') order.push(node.attrs.alt);
  });
  expect(order).toEqual([...names, 'other']);
});

test('[E-01] photos between which something was written stay where they are', () => {
  const body = `${img('a')}<p>x</p>${img('b')}`;
  const { tr } = EditorState.create({ doc: parseBody(body, schema) });
  gatherPictures(tr, new Set(['/a.jpg', '/b.jpg']));
  expect(serializeBody(tr.doc)).toBe(body);
});
