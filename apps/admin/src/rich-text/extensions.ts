import { Extension } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import { Plugin } from '@tiptap/pm/state';
import StarterKit from '@tiptap/starter-kit';
import { bodySchema } from './body-schema.ts';
import { Direction } from './direction.ts';
import { EmbedCards } from './embed-cards.ts';
import { GoToBlock } from './go-to-block.ts';
import { Passage, Subscript, Superscript } from './marks.ts';
import { PastedTables } from './paste/pasted-tables.ts';
import { PictureKeys } from './pictures/picture-keys.ts';
import { FigcaptionNode, FigureNode, PictureNode } from './pictures/picture-nodes.ts';
import { UploadPlaceholders } from './pictures/upload-placeholders.ts';
import { WhatsAppSigns } from './whatsapp-signs.ts';

/**
 * Restores the selection as soon as the focus returns, from a dialog or by Tab. The browser puts the caret
 * before the first word; ProseMirror corrects that only within 200 ms, too late on a busy phone, and then
 * takes it for the person's own choice.
 */
const RestoreSelection = Extension.create({
  name: 'restoreSelection',
  addProseMirrorPlugins: () => [
    new Plugin({ props: { handleDOMEvents: { focus: (view) => view.focus() } } }),
  ],
});

/** The editor's extensions: the schema is the contract's subset of HTML (docs/contract.md#bodies). */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    ...{ bulletList: false, orderedList: false, link: false, code: false, codeBlock: false },
  }),
  TableKit.configure({ tableCell: false, tableHeader: false }),
  ...bodySchema,
  WhatsAppSigns,
  Direction,
  Subscript,
  Superscript,
  Passage,
  PictureNode,
  FigureNode,
  FigcaptionNode,
  PictureKeys,
  UploadPlaceholders,
  RestoreSelection,
  PastedTables,
  GoToBlock,
  EmbedCards,
];

/**
 * The extensions whose own rules may change what is typed or pasted (docs/editor.md#rules); those of any other, also of
 * one that a release of Tiptap brings, are off.
 */
export const enabledRules = {
  enableInputRules: ['bulletList', 'orderedList', 'whatsAppSigns'],
  enablePasteRules: ['link'],
};
