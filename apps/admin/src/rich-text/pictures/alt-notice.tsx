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
  const isNeeded = missing.length > 0;
  // One button throughout: the focus comes back to it from the list.
  return (
    <div className={pictures.length > 0 ? classes.notice : undefined}>
      <span role="status">
        {isNeeded && `${missing.length} foto di dalam tulisan belum dijelaskan.`}
      </span>
      {pictures.length > 0 && (
        <Button variant="default" onClick={() => onFill(isNeeded ? missing : pictures)}>
          {isNeeded ? 'Isi sekarang' : 'Lihat penjelasan foto'}
        </Button>
      )}
    </div>
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
