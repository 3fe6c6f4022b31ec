import { Button, TextInput } from '@mantine/core';
import type { UploadAnswer } from '@pesantren/api-client/contract/upload';
import { isSafeUrl } from '@pesantren/api-client/provider-url';
import { useState } from 'react';
import { AltField } from '../fields/alt-field.tsx';
import { altMissing } from '../fields/alt-missing.ts';
import { ImageField } from '../fields/image-field.tsx';
import { useIsUploading } from '../fields/use-upload.ts';
import classes from './picture-form.module.css';
import type { PictureFacts } from './picture-nodes.ts';

type PictureFormProps = {
  /** A file that was pasted or dropped. */
  file: File | null;
  onPicture: (facts: PictureFacts) => void;
  onClose: () => void;
};

/** A picture, its alternative text, and the line below it. */
export function PictureForm({ file, onPicture, onClose }: PictureFormProps) {
  const [src, setSrc] = useState('');
  const [answer, setAnswer] = useState<UploadAnswer | null>(null);
  const [alt, setAlt] = useState('');
  const [isDecorative, setIsDecorative] = useState(false);
  const [caption, setCaption] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const isUploading = useIsUploading();
  const problems = {
    src: isSafeUrl(src) ? '' : 'Pilih gambar dahulu.',
    alt: alt.trim() || isDecorative ? '' : altMissing,
  };
  const done = () => {
    setIsAsked(true);
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
        onChange={setSrc}
        onUploaded={setAnswer}
        firstFile={file}
        error={isAsked && problems.src}
      />
      <AltField
        value={alt}
        onChange={setAlt}
        startsDecorative={false}
        onDecorative={setIsDecorative}
        error={isAsked && problems.alt}
      />
      <TextInput
        label="Keterangan di bawah foto"
        value={caption}
        onChange={(event) => setCaption(event.currentTarget.value)}
      />
      <div className={classes.buttons}>
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
