import { Button, TextInput } from '@mantine/core';
import { isSafeUrl } from '@pesantren/api-client/provider-url';
import { useState } from 'react';
import { AltField } from '../../fields/alt-field.tsx';
import { altMissing } from '../../fields/alt-missing.ts';
import { ImageField } from '../../fields/upload/image-field.tsx';
import { useIsUploading } from '../../fields/upload/use-upload.ts';
import dialog from '../../shell/dialogs/dialog.module.css';
import classes from './picture-form.module.css';
import type { PictureFacts } from './picture-nodes.ts';
import type { PictureRequest } from './picture-request.ts';

type PictureFormProps = {
  request: PictureRequest;
  onChange: (facts: Partial<PictureRequest>) => void;
  onPicture: (facts: PictureFacts) => void;
  onClose: () => void;
};

/** A picture, its alternative text, and the line below it. */
export function PictureForm({ request, onChange, onPicture, onClose }: PictureFormProps) {
  const { src, alt, isDecorative, caption, answer } = request;
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
        onChange={(url) => onChange({ src: url })}
        onUploaded={(answered) => onChange({ answer: answered })}
        firstFile={request.file}
        error={isAsked && problems.src}
      />
      <AltField
        value={alt}
        onChange={(words) => onChange({ alt: words })}
        startsDecorative={isDecorative}
        onDecorative={(yes) => onChange({ isDecorative: yes })}
        error={isAsked && problems.alt}
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
