import { Editor, getSchema } from '@tiptap/core';
import type { Node, Slice } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { enabledRules, extensions } from './extensions.ts';
import { createLateReport } from './late-report.ts';
import { parseBody } from './parse.ts';
import { type CleanPaste, cleanPaste, type LeftOut } from './paste/clean-paste.ts';
import { parseWhatsApp } from './paste/whatsapp-text.ts';
import { leavePicture } from './pictures/picture-keys.ts';
import type { BodyEditorProps } from './plain-body-field.tsx';
import { serializeBody } from './serialize.ts';

/** Callbacks for pasted content that the editor does not insert itself. */
export type PasteEvents = {
  /** Returns true for a picture that our provider stores; one elsewhere may disappear. */
  isOwnPicture: (src: string) => boolean;
  /** Called with what a pasted text was left without. */
  onLeftOut: (what: ReadonlySet<LeftOut>) => void;
  /** Called with a text that has pictures inside and with these; it inserts both. */
  onPictures: (view: EditorView, slice: Slice, files: readonly File[]) => void;
  /** Called with pasted or dropped files. @returns true when they were handled. */
  onFiles: (view: EditorView, data: DataTransfer | null) => boolean;
};

const schema = getSchema(extensions);

/**
 * Creates the editor of a body in `host`, and destroys it with its component. The editor owns the text: it begins with
 * `value` and reads it no more; `onChange` is called for real changes only, and late (late-report.ts). A body that was
 * opened and not edited keeps its exact text, however the editor would have serialized it.
 * @returns null until `host` is in the page.
 */
export function useBodyEditor(
  host: RefObject<HTMLElement | null>,
  props: BodyEditorProps,
  events: PasteEvents,
): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null);
  const latest = useRef({ ...props, events });
  useLayoutEffect(() => {
    latest.current = { ...props, events };
  });

  // Not TipTap's `useEditor`, which creates while React renders: a rendering that is interrupted loses its editor.
  useLayoutEffect(() => {
    const content = parseBody(latest.current.value, schema);
    let reported = serializeBody(content);
    const late = createLateReport((document: Node) => {
      const body = serializeBody(document);
      if (body === reported) return;
      reported = body;
      latest.current.onChange(body);
    });
    const endReports = late.listen();
    let clean: CleanPaste | null = null;
    /** Handles a pasted or dropped text, whose HTML was cleaned before. @returns true when it was inserted */
    const insert = (view: EditorView, slice: Slice, data: DataTransfer | null): boolean => {
      const { onFiles, onPictures, onLeftOut } = latest.current.events;
      const { files, leftOut } = clean ?? { files: [], leftOut: new Set() };
      clean = null;
      if (onFiles(view, data)) return true;
      if (leftOut.size > 0) onLeftOut(leftOut);
      if (files.length > 0) onPictures(view, slice, files);
      return files.length > 0;
    };
    const created = new Editor({
      element: host.current,
      extensions,
      content: content.toJSON(),
      ...enabledRules,
      injectCSS: false,
      onUpdate: ({ editor: updated }) => late.change(updated.state.doc),
      editorProps: {
        attributes: attributesOf(latest.current),
        scrollThreshold: scrollMargins,
        scrollMargin: scrollMargins,
        transformPastedHTML: (html) => {
          clean = cleanPaste(html, latest.current.events.isOwnPicture);
          return clean.html;
        },
        clipboardTextParser: (text, $context) => parseWhatsApp(text, $context.doc.type.schema),
        handleDOMEvents: { beforeinput: insertAsParagraphs },
        handlePaste(view, event, slice) {
          leavePicture(view);
          return insert(view, slice, event.clipboardData);
        },
        handleDrop(view, event, slice) {
          const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
          if (clean?.files.length && place) {
            const { tr } = view.state;
            view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(place.pos))));
          }
          return insert(view, slice, event.dataTransfer);
        },
      },
    });
    setEditor(created);
    return () => {
      endReports();
      created.destroy();
    };
  }, [host]);

  const { labelId, describedBy, isInvalid, path } = props;
  useLayoutEffect(() => {
    if (!editor || editor.isDestroyed) return;
    const attributes = attributesOf({ labelId, describedBy, isInvalid, path });
    editor.setOptions({ editorProps: { ...editor.options.editorProps, attributes } });
  }, [editor, labelId, describedBy, isInvalid, path]);
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
