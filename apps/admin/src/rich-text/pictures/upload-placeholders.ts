import { messages } from '@pesantren/content/messages';
import { Extension } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import classes from '../../fields/upload/upload-state.module.css';

type Change = { add: { at: number; element: HTMLElement } } | { remove: HTMLElement };

const key = new PluginKey<DecorationSet>('uploadPlaceholders');

/** Dispatched on a placeholder's element when the text around it is deleted. */
const removedEvent = 'placeholder-removed';

/**
 * Placeholders of pictures that are being uploaded, as widget decorations: they move with the text but
 * are no part of the document, so that a draft or a save never holds half a picture.
 */
export const UploadPlaceholders = Extension.create({
  name: 'uploadPlaceholders',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply(transaction, before) {
          const mapped = before.map(transaction.mapping, transaction.doc);
          const changes: Change[] = transaction.getMeta(key) ?? [];
          return changes.reduce((set, change) => {
            if ('remove' in change) return set.remove(findIn(set, change.remove));
            const { at, element } = change.add;
            return set.add(transaction.doc, [createWidget(at, element)]);
          }, mapped);
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

/** Events on the buttons of a placeholder stay its own; the editor may re-insert its element at any time. */
function createWidget(at: number, element: HTMLElement): Decoration {
  const dispatchIfRemoved = () => {
    if (!element.isConnected) element.dispatchEvent(new Event(removedEvent));
  };
  return Decoration.widget(at, element, {
    element,
    stopEvent: () => true,
    destroy: () => void setTimeout(dispatchIfRemoved),
  });
}

/** Returns a placeholder's current position; null when the text around it was deleted. */
export function positionOf(state: EditorState, element: HTMLElement): number | null {
  const set = key.getState(state);
  return set ? (findIn(set, element)[0]?.from ?? null) : null;
}

/** Returns the placeholders that stand before one at its position. */
export function placeholdersBefore(
  state: EditorState,
  at: number,
  element: HTMLElement,
): HTMLElement[] {
  const all = (key.getState(state)?.find(at, at) ?? []).map(({ spec }) => spec.element);
  return all.slice(0, all.indexOf(element));
}

/** Adds the adding and removing of placeholders to a transaction. */
export function updatePlaceholders(
  transaction: Transaction,
  changes: readonly Change[],
): Transaction {
  return transaction.setMeta(key, changes);
}

function findIn(set: DecorationSet, element: HTMLElement): Decoration[] {
  return set.find(undefined, undefined, (spec) => spec.element === element);
}

/** Creates the element of a placeholder. */
export function createPlaceholder({ name }: File): HTMLElement {
  const element = document.createElement('p');
  element.className = 'upload-place';
  element.title = name;
  return element;
}

/**
 * Shows a failure in a placeholder, with buttons to retry or to drop the picture.
 * @returns true to retry, which the network's return means too; false to drop the picture, also when its
 * placeholder is deleted or the form is left.
 */
export function askToRetry(
  element: HTMLElement,
  message: string,
  formLeft: AbortSignal,
): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const answered = new AbortController();
  const { signal } = answered;
  const retry = () => resolve(true);
  const drop = () => resolve(false);
  window.addEventListener('online', retry, { signal });
  formLeft.addEventListener('abort', drop, { signal });
  element.addEventListener(removedEvent, drop, { signal });
  element.replaceChildren(
    `${message} `,
    createButton(messages.retry, retry),
    createButton('Lepas gambar', drop),
  );
  return promise.finally(() => answered.abort());
}

function createButton(label: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = classes.action ?? '';
  element.textContent = label;
  element.addEventListener('click', onClick);
  return element;
}
