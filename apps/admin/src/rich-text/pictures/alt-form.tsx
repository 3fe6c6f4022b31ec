import { Button } from '@mantine/core';
import { pictureInWidth, sizedPicturesAt } from '@pesantren/api-client/contract/picture-sizes';
import { resolveUrl } from '@pesantren/api-client/provider-url';
import { useState } from 'react';
import { AltField, altMissing } from '../../fields/alt-field.tsx';
import { useServices } from '../../services.ts';
import dialog from '../../shell/dialogs/dialog.module.css';
import classes from './picture-form.module.css';

type AltFormProps = {
  src: string;
  /** Gets the alternative text, `''` for decoration. */
  onDone: (alt: string) => void;
  onClose: () => void;
};

/** Asks for the alternative text of one picture. */
export function AltForm({ src, onDone, onClose }: AltFormProps) {
  const { config } = useServices();
  const [alt, setAlt] = useState('');
  const [isDecorative, setIsDecorative] = useState(false);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const isMissing = alt.trim() === '' && !isDecorative;
  const done = () => {
    setIsSubmitted(true);
    if (!isMissing) onDone(alt.trim());
  };

  return (
    <div className={classes.form}>
      <img
        className={classes.picture}
        src={pictureInWidth(resolveUrl(config.apiUrl, src), 640, sizedPicturesAt(config))}
        alt=""
      />
      <AltField
        value={alt}
        onChange={setAlt}
        startsDecorative={false}
        onDecorative={setIsDecorative}
        error={isSubmitted && isMissing && altMissing}
      />
      <div className={dialog.buttons}>
        <Button variant="default" onClick={onClose}>
          Nanti
        </Button>
        <Button onClick={done}>Simpan teks</Button>
      </div>
    </div>
  );
}
