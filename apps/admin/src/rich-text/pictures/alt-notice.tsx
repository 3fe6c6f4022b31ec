import { Button } from '@mantine/core';
import type { Node } from '@tiptap/pm/model';
import { type Editor, useEditorState } from '@tiptap/react';
import type { PictureAlt } from './alt-dialog.tsx';
import classes from './alt-notice.module.css';

type AltNoticeProps = {
  editor: Editor;
  /** Asks for the words of these pictures. */
  onFill: (pictures: readonly PictureAlt[]) => void;
};

/** Counts the pictures without an alternative text, and offers the list that asks for them; later that of all texts. */
export function AltNotice({ editor, onFill }: AltNoticeProps) {
  const pictures = useEditorState({ editor, selector: () => picturesOf(editor.state.doc) });
  const missing = pictures.filter(({ alt }) => alt === null);
  const isDescribed = pictures.length > 0 && missing.length === 0;
  return (
    <>
      <div role="status">
        {missing.length > 0 && (
          <p className={classes.notice}>
            <span>{missing.length} foto di dalam tulisan belum dijelaskan.</span>
            <Button variant="default" onClick={() => onFill(missing)}>
              Isi sekarang
            </Button>
          </p>
        )}
      </div>
      {isDescribed && (
        <p className={classes.notice}>
          <Button variant="default" onClick={() => onFill(pictures)}>
            Lihat penjelasan foto
          </Button>
        </p>
      )}
    </>
  );
}

/** Returns every picture once, with its alternative text, in the document's order. */
function picturesOf(document: Node): PictureAlt[] {
  const found = new Map<string, string | null>();
  document.descendants(({ type, attrs: { src, alt } }) => {
    if (type.name === 'picture' && found.get(src) !== null) found.set(src, alt);
  });
  return [...found].map(([src, alt]) => ({ src, alt }));
}
