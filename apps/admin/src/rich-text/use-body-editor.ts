import { getSchema } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { type Editor, useEditor } from '@tiptap/react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { cleanPaste, type PasteEvents, withoutForeignPictures } from './clean-paste.ts';
import { extensions } from './extensions.ts';
import { createLateReport } from './late-report.ts';
import { parseBody } from './parse.ts';
import { leavePicture } from './pictures/picture-keys.ts';
import type { BodyEditorProps } from './plain-body-field.tsx';
import { serializeBody } from './serialize.ts';
import { parseWhatsApp } from './whatsapp-text.ts';

const schema = getSchema(extensions);

/**
 * Creates the editor of a body. It calls `onChange` for real changes only, and late (late-report.ts): a body that was
 * opened and not edited keeps its exact text, however the editor would have serialized it.
 */
export function useBodyEditor(props: BodyEditorProps, events: PasteEvents): Editor | null {
  const { value, onChange } = props;
  // The form's value, and how the editor serializes it.
  const known = useRef({ body: value, serialized: '' });
  const latest = useRef({ onChange, events });
  useEffect(() => {
    latest.current = { onChange, events };
  });

  const [late] = useState(() =>
    createLateReport((document: Node) => {
      const serialized = serializeBody(document);
      if (serialized === known.current.serialized) return;
      known.current = { body: serialized, serialized };
      latest.current.onChange(serialized);
    }),
  );
  useEffect(() => late.listen(), [late]);

  // Read once, and stable: other ones would have the whole text drawn again at each render.
  const [content] = useState(() => parseBody(value, schema).toJSON());
  const { labelId, describedBy, isInvalid, path } = props;
  const editorProps = useMemo(
    (): EditorProps => ({
      attributes: attributesOf({ labelId, describedBy, isInvalid, path }),
      scrollThreshold: scrollMargins,
      scrollMargin: scrollMargins,
      transformPastedHTML: (html) => cleanPaste(html, latest.current.events),
      clipboardTextParser: (text, $context) => parseWhatsApp(text, $context.doc.type.schema),
      transformPasted: (slice) => withoutForeignPictures(slice, latest.current.events),
      handleDOMEvents: { beforeinput: insertAsParagraphs },
      handlePaste(view, event, slice) {
        leavePicture(view);
        const { onFiles, onSlice } = latest.current.events;
        return onFiles(view, event.clipboardData) || onSlice(view, slice);
      },
      handleDrop: (view, event) => latest.current.events.onFiles(view, event.dataTransfer),
    }),
    [labelId, describedBy, isInvalid, path],
  );
  const editor = useEditor({
    extensions,
    content,
    injectCSS: false,
    onCreate: ({ editor: created }) => {
      known.current.serialized = serializeBody(created.state.doc);
    },
    onUpdate: ({ editor: updated }) => late.change(updated.state.doc),
    editorProps,
  });

  // With the commit: a report between it and a later effect would make the value look like somebody else's.
  useLayoutEffect(() => {
    if (!editor || value === known.current.body) return;
    editor.commands.setContent(parseBody(value, schema).toJSON(), { emitUpdate: false });
    known.current = { body: value, serialized: serializeBody(editor.state.doc) };
  }, [editor, value]);
  return editor;
}

/** Handles a phone keyboard that types whole paragraphs from its own clipboard as pasted text. */
function insertAsParagraphs(view: EditorView, event: InputEvent): boolean {
  if (event.inputType !== 'insertText' || !event.data?.includes('\n')) return false;
  event.preventDefault();
  return view.pasteText(event.data);
}

type FieldProps = Pick<BodyEditorProps, 'labelId' | 'describedBy' | 'isInvalid' | 'path'>;

function attributesOf(props: FieldProps): Record<string, string> {
  return {
    class: 'rich-text',
    // Inline, since ProseMirror needs it before the style sheet has loaded.
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

/**
 * Scroll margins in pixels that keep the caret clear of the bars over the page's edges: they take what
 * its `scroll-padding` says. A bar that a phone's keyboard hides takes nothing.
 */
const scrollMargins = {
  left: 5,
  right: 5,
  get top() {
    return scrollPadding().top;
  },
  get bottom() {
    const visible = window.visualViewport?.height ?? window.innerHeight;
    const hidden = window.innerHeight - visible;
    // A keyboard has the tools above it.
    return Math.max(hidden > 120 ? 64 : 5, scrollPadding().bottom - hidden);
  },
};

function scrollPadding() {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  return {
    top: Number.parseFloat(scrollPaddingTop) || 5,
    bottom: Number.parseFloat(scrollPaddingBottom) || 5,
  };
}
