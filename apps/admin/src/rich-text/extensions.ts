import { isSafeUrl } from '@pesantren/api-client/provider-url';
import { Extension } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import { Plugin } from '@tiptap/pm/state';
import StarterKit from '@tiptap/starter-kit';
import { Direction } from './direction.ts';
import { EmbedCards } from './embed-cards.ts';
import { GoToBlock } from './go-to-block.ts';
import { Passage, Subscript, Superscript, WhatsAppBold } from './marks.ts';
import { PictureKeys } from './pictures/picture-keys.ts';
import { FigcaptionNode, FigureNode, PictureNode } from './pictures/picture-nodes.ts';
import { UploadPlaceholders } from './pictures/upload-placeholders.ts';

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
    link: {
      openOnClick: false,
      isAllowedUri: isSafeUrl,
      // As in plain text, only an address with its scheme becomes a link by itself.
      shouldAutoLink: (url) => /^https?:\/\//.test(url),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  TableKit,
  WhatsAppBold,
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
  GoToBlock,
  EmbedCards,
];
