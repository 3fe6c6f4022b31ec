import { Button } from '@mantine/core';
import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { AppModal } from '../../shell/dialogs/app-modal.tsx';
import { AltForm } from './alt-form.tsx';
import classes from './alt-notice.module.css';

/** Counts the pictures without an alternative text, and asks for their texts one by one. */
export function AltNotice({ editor }: { editor: Editor }) {
  const missing = useEditorState({ editor, selector: () => picturesWithoutAlt(editor.state.doc) });
  const [openSrc, setOpenSrc] = useState<string | null>(null);
  const close = () => setOpenSrc(null);
  const describe = (src: string, alt: string) => {
    editor.commands.command(({ tr }) => {
      describePicture(tr, src, alt);
      return true;
    });
    setOpenSrc(missing.find((other) => other !== src) ?? null);
  };

  return (
    <>
      <div role="status">
        {missing.length > 0 && (
          <p className={classes.notice}>
            <span>{missing.length} gambar di dalam teks belum punya teks alternatif.</span>
            <Button variant="default" onClick={() => setOpenSrc(missing[0] ?? null)}>
              Isi sekarang
            </Button>
          </p>
        )}
      </div>
      <AppModal
        opened={openSrc !== null}
        onClose={close}
        title="Apa yang terlihat di gambar ini?"
        closeButtonProps={{ 'aria-label': 'Tutup' }}
        closeOnClickOutside={false}
      >
        {openSrc !== null && (
          <AltForm
            key={openSrc}
            src={openSrc}
            onDone={(alt) => describe(openSrc, alt)}
            onClose={close}
          />
        )}
      </AppModal>
    </>
  );
}

/** Returns the `src` of every picture without an alternative text, in the document's order. */
function picturesWithoutAlt(document: Node): string[] {
  const sources = new Set<string>();
  document.descendants((node) => {
    if (isWithoutAlt(node)) sources.add(String(node.attrs.src));
  });
  return [...sources];
}

/** Sets the alternative text of a picture wherever it stands without one. */
function describePicture(tr: Transaction, src: string, alt: string): void {
  tr.doc.descendants((node, at) => {
    if (isWithoutAlt(node) && node.attrs.src === src) tr.setNodeAttribute(at, 'alt', alt);
  });
}

function isWithoutAlt({ type, attrs }: Node): boolean {
  return type.name === 'picture' && attrs.alt === null;
}
