import { isSafeLink } from '@pesantren/api-client/provider-url';
import { listStyles } from '@pesantren/ui/rich-text/list-styles';
import { wrappingInputRule } from '@tiptap/core';
import { Code } from '@tiptap/extension-code';
import { CodeBlock } from '@tiptap/extension-code-block';
import { Link } from '@tiptap/extension-link';
import { BulletList, OrderedList } from '@tiptap/extension-list';
import { TableCell, TableHeader } from '@tiptap/extension-table';

/** Tiptap's nodes and marks with the attributes of the contract alone, and with the rules of docs/editor.md. */
export const bodySchema = [
  BulletList.extend({
    addInputRules() {
      // An asterisk may be a footnote's, a plus sign a sum's.
      return [wrappingInputRule({ find: /^-\s$/, type: this.type })];
    },
  }),

  OrderedList.extend({
    addInputRules() {
      return [
        wrappingInputRule({
          // Four digits are a year.
          find: /^([1-9]\d{0,2})\.\s$/,
          type: this.type,
          getAttributes: ([, number]) => ({ start: Number(number) }),
          joinPredicate: ([, number], { attrs, childCount }) =>
            !attrs.type && attrs.start + childCount === Number(number),
        }),
      ];
    },
    renderHTML({ node, HTMLAttributes }) {
      const { start, ...others } = HTMLAttributes;
      const numbers = start === 1 ? others : HTMLAttributes;
      return ['ol', { ...numbers, class: listStyles[node.attrs.type] }, 0];
    },
    // It would make a list of every pasted line that begins as `H.` or `2025.` does.
    addProseMirrorPlugins: () => [],
  }),

  Link.extend({ addAttributes: () => ({ href: { default: null } }) }).configure({
    openOnClick: false,
    isAllowedUri: isSafeLink,
    // As in plain text, only an address with its scheme becomes a link by itself.
    shouldAutoLink: (url) => /^https?:\/\//.test(url),
  }),

  // Without keys: no button would show what Ctrl+E has done.
  Code.extend({ addKeyboardShortcuts: () => ({}) }),
  CodeBlock.extend({
    addAttributes: () => ({}),
    addProseMirrorPlugins: () => [],
    addKeyboardShortcuts() {
      const { 'Mod-Alt-c': _, ...others } = this.parent?.() ?? {};
      return others;
    },
  }),

  TableCell.extend({ addAttributes: cellAttributes }),
  TableHeader.extend({ addAttributes: cellAttributes }),
];

function cellAttributes() {
  return { colspan: { default: 1 }, rowspan: { default: 1 } };
}
