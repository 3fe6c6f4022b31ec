import { RichTextEditor } from '@mantine/tiptap';
import {
  IconLibraryPhoto,
  IconPhotoPlus,
  IconTable,
  IconTextDirectionRtl,
} from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { LibraryButton } from '../fields/upload/library-button.tsx';
import classes from './body-editor.module.css';
import { isArabic, toggleArabic } from './direction.ts';
import { LinkControl } from './link-control.tsx';
import { insertStored } from './pictures/insert-stored.ts';
import { PhotoControl } from './pictures/photo-control.tsx';

type ToolbarProps = { editor: Editor; onPhotos: (files: readonly File[]) => void };

const headings = [
  { level: 2, words: 'Judul bagian' },
  { level: 3, words: 'Subjudul' },
] as const;
const newTable = { rows: 3, cols: 2, withHeaderRow: true };

/** The toolbar, the most used buttons first: on a phone it is one row that scrolls. Those of tables follow. */
export function Toolbar({ editor, onPhotos }: ToolbarProps) {
  const state = useEditorState({
    editor,
    selector: () => ({
      inTable: editor.isActive('table'),
      inArabic: isArabic(editor),
      heading: headings.find(({ level }) => editor.isActive('heading', { level }))?.level,
    }),
  });
  const bar = useRef<HTMLDivElement>(null);
  // On a phone the buttons of tables come first, and the row may be scrolled past them.
  useEffect(() => {
    if (state.inTable && bar.current) bar.current.scrollLeft = 0;
  }, [state.inTable]);

  return (
    <div ref={bar} className={classes.toolbar} role="toolbar" aria-label="Format teks">
      <PhotoControl label="Foto" className={classes.words} isMultiple onFiles={onPhotos}>
        <IconPhotoPlus aria-hidden /> Foto
      </PhotoControl>
      <RichTextEditor.Bold title="Tebal (Ctrl+B)" />
      <RichTextEditor.Italic title="Miring (Ctrl+I)" />
      {headings.map(({ level, words }) => (
        <RichTextEditor.Control
          key={level}
          className={classes.words ?? ''}
          title={`${words} (Ctrl+Alt+${level})`}
          active={state.heading === level}
          onClick={() => editor.chain().focus().toggleHeading({ level }).run()}
        >
          {words}
        </RichTextEditor.Control>
      ))}
      <LibraryButton
        onPick={({ url, alt }) => insertStored(editor.view, { src: url, alt: alt || null })}
      >
        {(open) => (
          <RichTextEditor.Control
            aria-label="Foto yang ada"
            title="Pilih foto dari yang ada"
            onClick={open}
          >
            <IconLibraryPhoto aria-hidden />
          </RichTextEditor.Control>
        )}
      </LibraryButton>
      <LinkControl editor={editor} />
      <RichTextEditor.BulletList title="Daftar berpoin (Ctrl+Shift+8)" />
      <RichTextEditor.OrderedList title="Daftar bernomor (Ctrl+Shift+7)" />
      <RichTextEditor.Blockquote title="Kutipan (Ctrl+Shift+B)" />
      <RichTextEditor.Control
        aria-label="Tabel"
        title="Tabel"
        disabled={state.inTable}
        onClick={() => editor.chain().focus().insertTable(newTable).run()}
      >
        <IconTable aria-hidden />
      </RichTextEditor.Control>
      <RichTextEditor.Control
        aria-label="Teks Arab"
        title="Teks Arab, dari kanan ke kiri"
        active={state.inArabic}
        onClick={() => toggleArabic(editor)}
      >
        <IconTextDirectionRtl aria-hidden />
      </RichTextEditor.Control>
      <RichTextEditor.Undo title="Urungkan ketikan (Ctrl+Z)" />
      <RichTextEditor.Redo title="Ulangi ketikan (Ctrl+Shift+Z)" />
      {state.inTable && (
        <span className={classes.table}>
          <RichTextEditor.TableRowAfter />
          <RichTextEditor.TableColumnAfter />
          <RichTextEditor.TableToggleHeaderRow />
          <RichTextEditor.TableRowDelete />
          <RichTextEditor.TableColumnDelete />
          <RichTextEditor.TableDelete />
        </span>
      )}
    </div>
  );
}
