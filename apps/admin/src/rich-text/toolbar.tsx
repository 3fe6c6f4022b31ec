import {
  IconLibraryPhoto,
  IconPhotoPlus,
  IconTable,
  IconTextDirectionRtl,
} from '@tabler/icons-react';
import { redoDepth, undoDepth } from '@tiptap/pm/history';
import { type Editor, useEditorState } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { LibraryButton } from '../fields/upload/library-button.tsx';
import classes from './body-editor.module.css';
import { isArabic, toggleArabic } from './direction.ts';
import { LinkControl } from './link-control.tsx';
import { insertStored } from './pictures/insert-stored.ts';
import { PhotoControl } from './pictures/photo-control.tsx';
import { ToolButton } from './tool-button.tsx';
import { blockTools, bold, italic, redo, type Tool, tableTools, undo } from './tools.ts';

type ToolbarProps = { editor: Editor; onPhotos: (files: readonly File[]) => void };

const headings = [
  { level: 2, words: 'Judul bagian' },
  { level: 3, words: 'Subjudul' },
] as const;
const newTable = { rows: 3, cols: 2, withHeaderRow: true };

const toggles = [bold, italic, ...blockTools].flatMap(({ toggles: name }) => name ?? []);

/** The toolbar, the most used buttons first: on a phone it is one row that scrolls. Those of tables follow. */
export function Toolbar({ editor, onPhotos }: ToolbarProps) {
  const state = useEditorState({
    editor,
    selector: () => ({
      active: toggles.filter((name) => editor.isActive(name)),
      canUndo: undoDepth(editor.state) > 0,
      canRedo: redoDepth(editor.state) > 0,
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
  const button = ({ label, keys, Icon, toggles: name, run }: Tool, isDisabled = false) => (
    <ToolButton
      key={label}
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
      isActive={state.active.includes(name ?? '')}
      disabled={isDisabled}
      onClick={() => run(editor.chain().focus()).run()}
    >
      <Icon aria-hidden />
    </ToolButton>
  );

  return (
    <div ref={bar} className={classes.toolbar} role="toolbar" aria-label="Format teks">
      <PhotoControl label="Foto" className={classes.words} isMultiple onFiles={onPhotos}>
        <IconPhotoPlus aria-hidden /> <span className={classes.word}>Foto</span>
      </PhotoControl>
      {button(bold)}
      {button(italic)}
      {headings.map(({ level, words }) => (
        <ToolButton
          key={level}
          className={classes.words}
          title={`${words} (Ctrl+Alt+${level})`}
          isActive={state.heading === level}
          onClick={() => editor.chain().focus().toggleHeading({ level }).run()}
        >
          {words}
        </ToolButton>
      ))}
      <LibraryButton
        onPick={({ url, alt }) => insertStored(editor.view, { src: url, alt: alt || null })}
      >
        {(open) => (
          <ToolButton aria-label="Foto yang ada" title="Pilih foto dari yang ada" onClick={open}>
            <IconLibraryPhoto aria-hidden />
          </ToolButton>
        )}
      </LibraryButton>
      <LinkControl editor={editor} />
      {blockTools.map((tool) => button(tool))}
      <ToolButton
        aria-label="Tabel"
        title="Tabel"
        disabled={state.inTable}
        onClick={() => editor.chain().focus().insertTable(newTable).run()}
      >
        <IconTable aria-hidden />
      </ToolButton>
      <ToolButton
        aria-label="Teks Arab"
        title="Teks Arab, dari kanan ke kiri"
        isActive={state.inArabic}
        onClick={() => toggleArabic(editor)}
      >
        <IconTextDirectionRtl aria-hidden />
      </ToolButton>
      {button(undo, !state.canUndo)}
      {button(redo, !state.canRedo)}
      {state.inTable && (
        <span className={classes.table}>{tableTools.map((tool) => button(tool))}</span>
      )}
    </div>
  );
}
