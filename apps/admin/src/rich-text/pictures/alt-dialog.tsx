import { Button } from '@mantine/core';
import { resolveUrl } from '@pesantren/api-client/provider-url';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { AltField } from '../../fields/alt-field.tsx';
import { useServices } from '../../services.ts';
import { AppModal } from '../../shell/dialogs/app-modal.tsx';
import dialog from '../../shell/dialogs/dialog.module.css';
import classes from './alt-dialog.module.css';

/** A picture and its alternative text: `''` for decoration, null while there is none. */
export type PictureAlt = { src: string; alt: string | null };

type AltDialogProps = {
  /** Empty while the dialog is closed. */
  pictures: readonly PictureAlt[];
  onDone: (pictures: readonly PictureAlt[]) => void;
};

/**
 * Asks for the alternative texts of pictures in one list; those that are left open are asked for again later. However it
 * is closed, what was typed stays.
 */
export function AltDialog({ pictures, onDone }: AltDialogProps) {
  const answers = useRef<readonly PictureAlt[]>([]);
  const close = () => onDone(answers.current);
  return (
    <AppModal
      opened={pictures.length > 0}
      onClose={close}
      title={
        pictures.length > 1
          ? 'Apa yang terlihat di foto-foto ini?'
          : 'Apa yang terlihat di foto ini?'
      }
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      {pictures.length > 0 && <AltList pictures={pictures} answers={answers} onDone={close} />}
    </AppModal>
  );
}

type AltListProps = {
  pictures: readonly PictureAlt[];
  /** Holds what is answered so far. */
  answers: RefObject<readonly PictureAlt[]>;
  onDone: () => void;
};

function AltList({ pictures, answers, onDone }: AltListProps) {
  const { config } = useServices();
  const [texts, setTexts] = useState(() => pictures.map(({ alt }) => alt ?? ''));
  const [decorative, setDecorative] = useState(() => pictures.map(({ alt }) => alt === ''));
  useLayoutEffect(() => {
    answers.current = pictures.map(({ src }, index) => {
      const alt = texts[index]?.trim() ?? '';
      return { src, alt: alt || (decorative[index] ? '' : null) };
    });
  });

  return (
    <div className={classes.form}>
      <ol className={classes.list}>
        {pictures.map(({ src, alt }, index) => (
          <li key={src}>
            <img
              className={classes.picture}
              // The file that the editor shows, so that nothing has to be fetched.
              src={resolveUrl(config.apiUrl, src)}
              alt={`Foto ${index + 1}`}
            />
            <AltField
              data-autofocus={index === 0 || undefined}
              value={texts[index] ?? ''}
              onChange={(text) => setTexts((all) => replaced(all, index, text))}
              startsDecorative={alt === ''}
              onDecorative={(yes) => setDecorative((all) => replaced(all, index, yes))}
            />
          </li>
        ))}
      </ol>
      <div className={dialog.buttons}>
        <Button variant="default" onClick={onDone}>
          Nanti
        </Button>
        <Button onClick={onDone}>Simpan teks</Button>
      </div>
    </div>
  );
}

function replaced<Item>(items: readonly Item[], index: number, item: Item): Item[] {
  return items.map((other, at) => (at === index ? item : other));
}
