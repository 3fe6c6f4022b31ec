import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

/**
 * The caret is where it was as soon as the focus is back, from a dialog or by Tab. A browser puts it before the
 * first word; ProseMirror puts it back when that comes to its notice within 200 ms, and otherwise, on a
 * busy phone, takes it for the person's own wish.
 */
export const RestoreSelection = Extension.create({
  name: 'restoreSelection',
  addProseMirrorPlugins: () => [
    new Plugin({ props: { handleDOMEvents: { focus: (view) => view.focus() } } }),
  ],
});
