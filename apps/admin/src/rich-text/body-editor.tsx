import { RichTextEditor } from '@mantine/tiptap';
import { resolveUrl } from '@pesantren/api-client/provider-url';
import { useState } from 'react';
import { useServices } from '../services.ts';
import { toastDone } from '../shell/toasts/toast.ts';
import classes from './body-editor.module.css';
import type { BodyFieldProps } from './body-field-props.ts';
import { BodyFigures } from './body-figures.tsx';
import { isOnlyPicture } from './clean-paste.ts';
import { labels } from './labels.ts';
import { AltNotice } from './pictures/alt-notice.tsx';
import { insertPicture } from './pictures/insert-picture.ts';
import { PictureDialog } from './pictures/picture-dialog.tsx';
import { pictureNode } from './pictures/picture-nodes.ts';
import { type PictureRequest, pictureRequest } from './pictures/picture-request.ts';
import { usePictureUploads } from './pictures/use-picture-uploads.ts';
import { Toolbar } from './toolbar.tsx';
import { useBodyEditor } from './use-body-editor.ts';
import '@pesantren/ui/rich-text/rich-text.css';
import './document.css';

const leftOut = 'Gambar di dalam tempelan tidak ikut. Masukkan satu per satu lewat tombol Foto.';

/** A body as visitors will see it, with its tools above. */
export function BodyEditor(props: BodyFieldProps) {
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
      // Word puts a picture of the text beside the text itself.
      if (files.length === 0 || (html && !isOnlyPicture(html))) return false;
      if (files.length > 1) pasted.insert(view, files);
      else setPicture(pictureRequest(files[0] ?? null));
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
      <Toolbar editor={editor} onPicture={() => setPicture(pictureRequest(null))} />
      <RichTextEditor.Content />
      <BodyFigures editor={editor} />
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
