import { RichTextEditor } from '@mantine/tiptap';
import { resolveUrl } from '@pesantren/api-client/provider-url';
import { useState } from 'react';
import { toastDone } from '../layout/toast.ts';
import { useServices } from '../services.ts';
import classes from './body-editor.module.css';
import type { BodyFieldProps } from './body-field-props.ts';
import { BodyFigures } from './body-figures.tsx';
import { labels } from './labels.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { pictureContent } from './picture-nodes.ts';
import { Toolbar } from './toolbar.tsx';
import { useBodyEditor } from './use-body-editor.ts';
import '@pesantren/ui/rich-text.css';
import './document.css';

const leftOut = 'Gambar di dalam tempelan tidak ikut. Masukkan satu per satu lewat tombol Foto.';

/** A body as visitors will see it, with its tools above. */
export function BodyEditor(props: BodyFieldProps) {
  const [picture, setPicture] = useState<{ file: File | null } | null>(null);
  const { apiUrl } = useServices().config;
  const editor = useBodyEditor(props, {
    isOwnPicture: (src) => resolveUrl(apiUrl, src).startsWith(resolveUrl(apiUrl, '/uploads/')),
    onPicturesLeftOut: () => toastDone(leftOut),
    onFiles: (data) => {
      const file = [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      // Word puts a picture of the text beside the text itself.
      if (!file || data?.types.includes('text/html')) return false;
      setPicture({ file });
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
      <Toolbar editor={editor} onPicture={() => setPicture({ file: null })} />
      <RichTextEditor.Content />
      <BodyFigures editor={editor} />
      <PictureDialog
        request={picture}
        onClose={() => setPicture(null)}
        onPicture={(facts) => {
          setPicture(null);
          editor.chain().focus().insertContent(pictureContent(facts)).run();
        }}
      />
    </RichTextEditor>
  );
}
