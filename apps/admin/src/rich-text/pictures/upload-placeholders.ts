import { Extension } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

type Change = { add: { at: number; element: HTMLElement } } | { remove: HTMLElement };

const key = new PluginKey<DecorationSet>('uploadPlaceholders');

/**
 * Places in the text at which a picture will stand. They are shown, move with the text, and are no part
 * of it: a draft or a save never holds half a picture.
 */
export const UploadPlaceholders = Extension.create({
  name: 'uploadPlaceholders',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply(transaction, before) {
          const places = before.map(transaction.mapping, transaction.doc);
          const changes: Change[] = transaction.getMeta(key) ?? [];
          return changes.reduce((set, change) => {
            if ('remove' in change) return set.remove(foundIn(set, change.remove));
            const { at, element } = change.add;
            return set.add(transaction.doc, [widget(at, element)]);
          }, places);
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

/** Told to a place's element when the text around it was deleted. */
export const placeholderRemoved = 'place-gone';

/** Its buttons are its own; the editor may put it elsewhere in the page at any time. */
function widget(at: number, element: HTMLElement): Decoration {
  const tellGone = () => {
    if (!element.isConnected) element.dispatchEvent(new Event(placeholderRemoved));
  };
  return Decoration.widget(at, element, {
    element,
    stopEvent: () => true,
    destroy: () => void setTimeout(tellGone),
  });
}

/** Where a place is by now; `null` when the text around it was deleted. */
export function positionOf(state: EditorState, element: HTMLElement): number | null {
  const places = key.getState(state);
  return places ? (foundIn(places, element)[0]?.from ?? null) : null;
}

/** Whether a picture is awaited right before a position. */
export function hasPlaceholderAt(state: EditorState, at: number): boolean {
  return (key.getState(state)?.find(at, at) ?? []).length > 0;
}

/** Adds places to a transaction, or takes one away. */
export function updatePlaceholders(
  transaction: Transaction,
  changes: readonly Change[],
): Transaction {
  return transaction.setMeta(key, changes);
}

function foundIn(set: DecorationSet, element: HTMLElement): Decoration[] {
  return set.find(undefined, undefined, (spec) => spec.element === element);
}
