import { Button } from '@mantine/core';
import { pictureInWidth, sizedPicturesAt } from '@pesantren/api-client/contract/picture-sizes';
import { resolveUrl } from '@pesantren/api-client/provider-url';
import { useState } from 'react';
import { AltField } from '../../fields/alt-field.tsx';
import { altMissing } from '../../fields/alt-missing.ts';
import { useServices } from '../../services.ts';
import dialog from '../../shell/dialogs/dialog.module.css';
import classes from './picture-form.module.css';

type AltFormProps = {
  src: string;
  /** Gets the words, `''` for decoration. */
  onDone: (alt: string) => void;
  onClose: () => void;
};

/** A picture of the text, and the words that stand in for it. */
export function AltForm({ src, onDone, onClose }: AltFormProps) {
  const { config } = useServices();
  const [alt, setAlt] = useState('');
  const [isDecorative, setIsDecorative] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const isMissing = alt.trim() === '' && !isDecorative;
  const done = () => {
    setIsAsked(true);
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
        error={isAsked && isMissing && altMissing}
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
