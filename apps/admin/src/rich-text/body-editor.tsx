import { RichTextEditor, type RichTextEditorLabels } from '@mantine/tiptap';
import { resolveUrl } from '@pesantren/api-client/provider-url';
import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { useServices } from '../services.ts';
import { toastDone } from '../shell/toasts/toast.tsx';
import classes from './body-editor.module.css';
import { isOnlyPicture } from './clean-paste.ts';
import { AltNotice } from './pictures/alt-notice.tsx';
import { insertPicture } from './pictures/picture-commands.ts';
import { PictureDialog } from './pictures/picture-dialog.tsx';
import { createPictureRequest, type PictureRequest } from './pictures/picture-form.tsx';
import { pictureNode } from './pictures/picture-nodes.ts';
import { usePictureUploads } from './pictures/use-picture-uploads.ts';
import type { BodyEditorProps } from './plain-body-field.tsx';
import { Toolbar } from './toolbar.tsx';
import { useBodyEditor } from './use-body-editor.ts';
import '@pesantren/ui/rich-text/rich-text.css';
import './document.css';

/** Names of Mantine's toolbar buttons. */
const labels: Partial<RichTextEditorLabels> = {
  boldControlLabel: 'Tebal',
  italicControlLabel: 'Miring',
  bulletListControlLabel: 'Daftar berpoin',
  orderedListControlLabel: 'Daftar bernomor',
  blockquoteControlLabel: 'Kutipan',
  undoControlLabel: 'Urungkan ketikan',
  redoControlLabel: 'Ulangi ketikan',
  tableRowAfterControlLabel: 'Baris baru di bawah',
  tableColumnAfterControlLabel: 'Kolom baru sesudahnya',
  tableRowDeleteControlLabel: 'Buang baris',
  tableColumnDeleteControlLabel: 'Buang kolom',
  tableToggleHeaderRowControlLabel: 'Baris kepala',
  tableDeleteControlLabel: 'Buang tabel',
};

const leftOut = 'Gambar di dalam tempelan tidak ikut. Masukkan satu per satu lewat tombol Foto.';

/** The rich-text editor: a body as visitors will see it, with its toolbar above. */
export function BodyEditor(props: BodyEditorProps) {
  const [picture, setPicture] = useState<PictureRequest | null>(null);
  const { apiUrl } = useServices().config;
  const pasted = usePictureUploads();
  const editor = useBodyEditor(props, {
    isOwnPicture: (src) => resolveUrl(apiUrl, src).startsWith(resolveUrl(apiUrl, '/uploads/')),
    onPicturesLeftOut: () => toastDone(leftOut),
    onPicturesTaken: pasted.take,
    onSlice: pasted.paste,
    onFiles: (view, data) => {
      const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
      const html = data?.getData('text/html') ?? '';
      // Word puts a picture of the text into the clipboard beside the text.
      if (files.length === 0 || (html && !isOnlyPicture(html))) return false;
      if (files.length > 1) pasted.insert(view, files);
      else setPicture(createPictureRequest(files[0] ?? null));
      return true;
    },
  });
  if (!editor) return null;

  return (
    <RichTextEditor
      editor={editor}
      labels={labels}
      unstyled
      className={classes.editor ?? ''}
      classNames={{ control: classes.control ?? '', controlIcon: classes.icon ?? '' }}
      data-invalid={props.isInvalid || undefined}
    >
      <Toolbar editor={editor} onPicture={() => setPicture(createPictureRequest(null))} />
      <RichTextEditor.Content />
      <WordCount editor={editor} />
      <AltNotice editor={editor} />
      <PictureDialog
        request={picture}
        onRequest={setPicture}
        onPicture={(facts) => {
          setPicture(null);
          editor.view.dispatch(insertPicture(editor.state, pictureNode(editor.schema, facts)));
          editor.commands.focus();
        }}
      />
    </RichTextEditor>
  );
}

const number = new Intl.NumberFormat('id-ID');

/** The length of the text: `312 kata · 1.980 karakter`. */
function WordCount({ editor }: { editor: Editor }) {
  const text = useEditorState({
    editor,
    selector: () => editor.state.doc.textBetween(0, editor.state.doc.content.size, '\n'),
  });
  const words = text.match(/\S+/g)?.length ?? 0;
  const characters = text.replaceAll('\n', '').length;
  return (
    <p className={classes.figures}>
      {number.format(words)} kata · {number.format(characters)} karakter
    </p>
  );
}
