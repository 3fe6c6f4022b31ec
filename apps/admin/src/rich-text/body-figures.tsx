import { type Editor, useEditorState } from '@tiptap/react';
import classes from './body-editor.module.css';

const number = new Intl.NumberFormat('id-ID');

/** How long the text is: `312 kata · 1.980 karakter`. */
export function BodyFigures({ editor }: { editor: Editor }) {
  const text = useEditorState({
    editor,
    selector: () => editor.state.doc.textBetween(0, editor.state.doc.content.size, '\n'),
  });
  const words = text.match(/\S+/g)?.length ?? 0;
  const characters = text.replaceAll('\n', '').length;
  return (
    <p className={classes.figures}>
      {number.format(words)} kata · {number.format(characters)} karakter
    </p>
  );
}
