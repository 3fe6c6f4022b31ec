import { Button } from '@mantine/core';
import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { AppModal } from '../../shell/dialogs/app-modal.tsx';
import { AltForm } from './alt-form.tsx';
import classes from './alt-notice.module.css';
import { describePicture, picturesWithoutAlt } from './pictures-without-alt.ts';

/** Says how many pictures of a text lack their words, and asks for them, one picture after the other. */
export function AltNotice({ editor }: { editor: Editor }) {
  const missing = useEditorState({ editor, selector: () => picturesWithoutAlt(editor.state.doc) });
  const [asked, setAsked] = useState<string | null>(null);
  const close = () => setAsked(null);
  const describe = (src: string, alt: string) => {
    editor.commands.command(({ tr }) => {
      describePicture(tr, src, alt);
      return true;
    });
    setAsked(missing.find((other) => other !== src) ?? null);
  };

  return (
    <>
      <div role="status">
        {missing.length > 0 && (
          <p className={classes.notice}>
            <span>{missing.length} gambar di dalam teks belum punya teks alternatif.</span>
            <Button variant="default" onClick={() => setAsked(missing[0] ?? null)}>
              Isi sekarang
            </Button>
          </p>
        )}
      </div>
      <AppModal
        opened={asked !== null}
        onClose={close}
        title="Apa yang terlihat di gambar ini?"
        closeButtonProps={{ 'aria-label': 'Tutup' }}
        closeOnClickOutside={false}
      >
        {asked !== null && (
          <AltForm key={asked} src={asked} onDone={(alt) => describe(asked, alt)} onClose={close} />
        )}
      </AppModal>
    </>
  );
}
