import { Extension } from '@tiptap/core';
import type { ResolvedPos } from '@tiptap/pm/model';
import { Plugin, TextSelection } from '@tiptap/pm/state';

/** Puts the caret below a table that was pasted, not into its last cell: who pastes one goes on below it. */
export const PastedTables = Extension.create({
  name: 'pastedTables',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction(transactions, before, { doc, schema, selection, tr }) {
        const isPasted = transactions.some((one) => one.getMeta('uiEvent') === 'paste');
        const depth = depthOfTable(selection.$from);
        // Cells that are pasted into a table belong to it.
        if (!isPasted || depth === null || depthOfTable(before.selection.$from) !== null) return;
        const after = selection.$from.after(depth);
        const { paragraph } = schema.nodes;
        const isText = doc.resolve(after).nodeAfter?.isTextblock === true;
        if (!isText && paragraph) tr.insert(after, paragraph.create());
        return tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView();
      },
    }),
  ],
});

function depthOfTable(at: ResolvedPos): number | null {
  for (let depth = at.depth; depth > 0; depth -= 1) {
    if (at.node(depth).type.name === 'table') return depth;
  }
  return null;
}
