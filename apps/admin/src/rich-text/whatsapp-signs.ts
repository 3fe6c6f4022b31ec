import { Extension, InputRule } from '@tiptap/core';
import type { Transaction } from '@tiptap/pm/state';
import { marksOf, outsideAddress, wordsBetween } from './paste/whatsapp-text.ts';

/** Words between two signs before the caret, and the character that ended them: it is no letter, nor the sign again. */
const typed = new RegExp(
  String.raw`(?:^|[^\p{L}\p{N}])${outsideAddress}([*_~])${wordsBetween(1)}((?!\1)[^\p{L}\p{N}@])$`,
  'u',
);
/** A sign before the first one: several in a row are none. */
const doubled = /^([*_~])\1/;

/** Makes typed `*words*`, `_words_` and `~words~` bold, italic and struck as in WhatsApp, once the next character is typed. */
export const WhatsAppSigns = Extension.create({
  name: 'whatsAppSigns',
  priority: 1000,
  addInputRules: () => [
    new InputRule({
      find: typed,
      handler: ({ state, range, match }) => markWords(state.tr, range.to - 1, match),
    }),
  ],
  addKeyboardShortcuts: () => ({
    Enter({ editor: { state, view } }) {
      const { $from, empty } = state.selection;
      if (!empty || $from.parent.type.spec.code) return false;
      const line = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc');
      const match = typed.exec(`${line}\n`);
      const { tr } = state;
      if (match && markWords(tr, $from.pos, match) !== null) view.dispatch(tr);
      return false;
    },
  }),
});

/** @param end where the closing sign ends. @returns null when they are no signs */
function markWords(tr: Transaction, end: number, [all, sign = '', words = '']: RegExpMatchArray) {
  const type = tr.doc.type.schema.marks[marksOf[sign] ?? ''];
  if (!type || doubled.test(all)) return null;
  const start = end - words.length - 2;
  tr.delete(end - 1, end).delete(start, start + 1);
  tr.addMark(start, start + words.length, type.create());
  return undefined;
}
