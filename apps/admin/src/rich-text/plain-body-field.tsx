import { isHtml } from '@pesantren/api-client/contract/texts/rich-text';
import { useState } from 'react';
import { GrowingTextarea } from '../fields/growing-textarea.tsx';

/** Props of the rich-text editor and of the plain field that stands in for it. */
export type BodyEditorProps = {
  /** Plain text or HTML of the contract's subset. */
  value: string;
  onChange: (body: string) => void;
  isInvalid: boolean;
  /** Ids of the elements that name and describe the field. */
  labelId: string;
  describedBy: string;
  /** The field's path in its form, by which Mantine finds the input. */
  path: string | undefined;
  /** Makes a picture of the text the one that the item is listed and shared with. */
  onMainPicture?: ((picture: { src: string; alt: string }) => void) | undefined;
};

/** Edits a body as plain text while the editor cannot be loaded; a formatted body waits for the editor. */
export function PlainBodyField(props: BodyEditorProps) {
  const [isFormatted] = useState(() => isHtml(props.value));
  if (isFormatted)
    return <p>Isi yang bergambar atau berhuruf tebal dapat diubah setelah kotak tulis siap.</p>;
  return (
    <GrowingTextarea
      description="Sementara itu, tulislah teks biasa; baris kosong memisahkan paragraf."
      minRows={14}
      value={props.value}
      error={props.isInvalid}
      aria-labelledby={props.labelId}
      aria-describedby={props.describedBy}
      data-path={props.path}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}
