import { getSchema } from '@tiptap/core';
import type { EditorView } from '@tiptap/pm/view';
import { type Editor, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import type { BodyFieldProps } from './body-field-props.ts';
import { cleanPaste, type PasteEvents, withoutForeignPictures } from './clean-paste.ts';
import { extensions } from './extensions.ts';
import { parseBody } from './parse.ts';
import { leavePicture } from './pictures/picture-keys.ts';
import { scrollMargins } from './scroll-margins.ts';
import { serializeBody } from './serialize.ts';

const schema = getSchema(extensions);

/**
 * The editor of a body. It tells of changes only: a body that was opened and not changed, or changed
 * back, keeps the letters it came with.
 */
export function useBodyEditor(props: BodyFieldProps, events: PasteEvents): Editor | null {
  const { value, onChange } = props;
  // What the form holds now, and how the editor would have written it.
  const known = useRef({ body: value, written: '' });
  const latest = useRef({ onChange, events });
  useEffect(() => {
    latest.current = { onChange, events };
  });

  const editor = useEditor({
    extensions,
    content: parseBody(value, schema).toJSON(),
    injectCSS: false,
    onCreate: ({ editor: created }) => {
      known.current.written = serializeBody(created.state.doc);
    },
    onUpdate: ({ editor: updated }) => {
      const written = serializeBody(updated.state.doc);
      if (written === known.current.written) return;
      known.current = { body: written, written };
      latest.current.onChange(written);
    },
    editorProps: {
      attributes: attributesOf(props),
      scrollThreshold: scrollMargins,
      scrollMargin: scrollMargins,
      transformPastedHTML: (html) => cleanPaste(html, latest.current.events),
      transformPasted: (slice) => withoutForeignPictures(slice, latest.current.events),
      handleDOMEvents: { beforeinput: insertAsParagraphs },
      handlePaste(view, event, slice) {
        leavePicture(view);
        const { onFiles, onSlice } = latest.current.events;
        return onFiles(view, event.clipboardData) || onSlice(view, slice);
      },
      handleDrop: (view, event) => latest.current.events.onFiles(view, event.dataTransfer),
    },
  });

  useEffect(() => {
    if (!editor || value === known.current.body) return;
    editor.commands.setContent(parseBody(value, schema).toJSON(), { emitUpdate: false });
    known.current = { body: value, written: serializeBody(editor.state.doc) };
  }, [editor, value]);
  return editor;
}

/** Keyboards of phones type whole paragraphs out of their own clipboard: they are pasted text. */
function insertAsParagraphs(view: EditorView, event: InputEvent): boolean {
  if (event.inputType !== 'insertText' || !event.data?.includes('\n')) return false;
  event.preventDefault();
  return view.pasteText(event.data);
}

function attributesOf(props: BodyFieldProps): Record<string, string> {
  return {
    class: 'rich-text',
    // Not in the style sheet: the editor needs it before that arrives.
    style: 'white-space: break-spaces',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-required': 'true',
    'aria-labelledby': props.labelId,
    'aria-describedby': props.describedBy,
    ...(props.isInvalid && { 'aria-invalid': 'true' }),
    ...(props.path && { 'data-path': props.path }),
  };
}
