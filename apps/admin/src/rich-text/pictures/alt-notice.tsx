import { Button } from '@mantine/core';
import type { Node } from '@tiptap/pm/model';
import { type Editor, useEditorState } from '@tiptap/react';
import classes from './alt-notice.module.css';

type AltNoticeProps = {
  editor: Editor;
  /** Asks for the texts of the pictures with these addresses. */
  onFill: (sources: readonly string[]) => void;
};

/** Counts the pictures without an alternative text, and offers the list that asks for them. */
export function AltNotice({ editor, onFill }: AltNoticeProps) {
  const missing = useEditorState({ editor, selector: () => picturesWithoutAlt(editor.state.doc) });
  return (
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
  );
}

/** Returns the `src` of every picture without an alternative text, in the document's order. */
function picturesWithoutAlt(document: Node): string[] {
  const sources = new Set<string>();
  document.descendants(({ type, attrs }) => {
    if (type.name === 'picture' && attrs.alt === null) sources.add(String(attrs.src));
  });
  return [...sources];
}
