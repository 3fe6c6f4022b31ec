import { isSafeUrl } from '@pesantren/api-client/provider-url';
import { TableKit } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { Direction } from './direction.ts';
import { Passage, Subscript, Superscript } from './marks.ts';
import { PictureKeys } from './pictures/picture-keys.ts';
import { FigcaptionNode, FigureNode, PictureNode } from './pictures/picture-nodes.ts';
import { UploadPlaceholders } from './pictures/upload-placeholders.ts';
import { RestoreSelection } from './restore-selection.ts';
import { WhatsAppBold } from './whatsapp-bold.ts';

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
];
