import { Extension, markInputRule, markPasteRule } from '@tiptap/core';

/** Words between two stars, at the beginning of a line or after a space. */
const stars = String.raw`(?:^|\s)(\*(?!\s)([^*]*[^*\s])\*)(?!\*)`;

/** `*words*` are bold, as everyone here knows from WhatsApp; the italic of Markdown would take them. */
export const WhatsAppBold = Extension.create({
  name: 'whatsAppBold',
  priority: 1000,
  addInputRules() {
    const type = this.editor.schema.marks.bold;
    return type ? [markInputRule({ find: new RegExp(`${stars}$`), type })] : [];
  },
  addPasteRules() {
    const type = this.editor.schema.marks.bold;
    return type ? [markPasteRule({ find: new RegExp(stars, 'g'), type })] : [];
  },
});
