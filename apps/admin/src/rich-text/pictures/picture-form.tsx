import { Button, TextInput } from '@mantine/core';
import type { UploadAnswer } from '@pesantren/api-client/contract/upload';
import { isSafeUrl } from '@pesantren/api-client/provider-url';
import { useState } from 'react';
import { AltField, altMissing } from '../../fields/alt-field.tsx';
import { ImageField } from '../../fields/upload/image-field.tsx';
import { useIsUploading } from '../../fields/upload/use-upload.ts';
import dialog from '../../shell/dialogs/dialog.module.css';
import classes from './picture-form.module.css';
import type { PictureFacts } from './picture-nodes.ts';

/** The state of the picture dialog: the values entered so far. */
export type PictureRequest = {
  /** A file that was pasted or dropped. */
  file: File | null;
  /** The upload's response, which has the picture's size. */
  answer: UploadAnswer | null;
  src: string;
  alt: string;
  isDecorative: boolean;
  caption: string;
};

/** Returns an empty request, perhaps with a file. */
export function createPictureRequest(file: File | null): PictureRequest {
  return { file, answer: null, src: '', alt: '', isDecorative: false, caption: '' };
}

type PictureFormProps = {
  request: PictureRequest;
  onChange: (facts: Partial<PictureRequest>) => void;
  onPicture: (facts: PictureFacts) => void;
  onClose: () => void;
};

/** The form of a picture: file, alternative text, caption. */
export function PictureForm({ request, onChange, onPicture, onClose }: PictureFormProps) {
  const { src, alt, isDecorative, caption, answer } = request;
  const [isSubmitted, setIsSubmitted] = useState(false);
  const isUploading = useIsUploading();
  const problems = {
    src: isSafeUrl(src) ? '' : 'Pilih gambar dahulu.',
    alt: alt.trim() || isDecorative ? '' : altMissing,
  };
  const done = () => {
    setIsSubmitted(true);
    if (isUploading || problems.src || problems.alt) return;
    const size = answer?.url === src ? answer : null;
    onPicture({
      src,
      alt: alt.trim(),
      caption: caption.trim(),
      width: size?.width,
      height: size?.height,
    });
  };

  return (
    <div className={classes.form}>
      <ImageField
        label="Gambar"
        value={src}
        onChange={(url) => onChange({ src: url })}
        onUploaded={(answered) => onChange({ answer: answered })}
        firstFile={request.file}
        error={isSubmitted && problems.src}
      />
      <AltField
        value={alt}
        onChange={(words) => onChange({ alt: words })}
        startsDecorative={isDecorative}
        onDecorative={(yes) => onChange({ isDecorative: yes })}
        error={isSubmitted && problems.alt}
      />
      <TextInput
        label="Keterangan di bawah foto"
        value={caption}
        onChange={(event) => onChange({ caption: event.currentTarget.value })}
      />
      <div className={dialog.buttons}>
        <Button variant="default" onClick={onClose}>
          Batal
        </Button>
        <Button aria-disabled={isUploading} onClick={done}>
          {isUploading ? 'Menunggu gambar…' : 'Pasang foto'}
        </Button>
      </div>
    </div>
  );
}
