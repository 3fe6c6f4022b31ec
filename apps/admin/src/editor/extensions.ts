import { isSafeUrl } from '@pesantren/api-client/provider-url';
import { TableKit } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { ChatBold } from './chat-bold.ts';
import { Direction } from './direction.ts';
import { KeptCaret } from './kept-caret.ts';
import { Passage, Subscript, Superscript } from './marks.ts';
import { PictureKeys } from './picture-keys.ts';
import { FigcaptionNode, FigureNode, PictureNode } from './picture-nodes.ts';
import { UploadPlaces } from './upload-places.ts';

/** What the editor knows: the contract's subset of HTML (contract section 4), and nothing else. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      isAllowedUri: isSafeUrl,
      // As in plain text: only an address that is written out is a link by itself.
      shouldAutoLink: (url) => /^https?:\/\//.test(url),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  TableKit,
  ChatBold,
  Direction,
  Subscript,
  Superscript,
  Passage,
  PictureNode,
  FigureNode,
  FigcaptionNode,
  PictureKeys,
  UploadPlaces,
  KeptCaret,
];
