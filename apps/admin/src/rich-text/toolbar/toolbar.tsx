import {
  IconDots,
  IconHeading,
  IconLibraryPhoto,
  IconPhotoPlus,
  IconTable,
  IconTextDirectionRtl,
} from '@tabler/icons-react';
import { redoDepth, undoDepth } from '@tiptap/pm/history';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { LibraryButton } from '../../fields/upload/library-button.tsx';
import classes from '../body-editor.module.css';
import { isArabic, toggleArabic } from '../direction.ts';
import { insertStored } from '../pictures/insert-pictures.ts';
import { PhotoControl } from '../pictures/photo-control.tsx';
import { LinkControl } from './link-control.tsx';
import { ToolButton } from './tool-button.tsx';
import {
  blockTools,
  bold,
  bulletList,
  italic,
  redo,
  type Tool,
  tableTools,
  undo,
} from './tools.ts';
import { useArrowKeys } from './use-arrow-keys.ts';

type ToolbarProps = { editor: Editor; onPhotos: (files: readonly File[]) => void };

const headings = [
  { level: 2, words: 'Judul bagian' },
  { level: 3, words: 'Subjudul' },
] as const;
const newTable = { rows: 3, cols: 2, withHeaderRow: true };

const toggles = [bold, italic, bulletList, ...blockTools].flatMap(
  ({ toggles: name }) => name ?? [],
);

/**
 * The toolbar: six tools in sight, then the others. Where there is little room these stand with their words in a sheet, which
 * 'Lainnya' opens, and those of a table first; touching one leaves the keyboard where it is.
 */
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
  const sheet = useId();
  const more = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** Runs a tool, after which the sheet is of no more use. */
  const once = (act: () => void) => () => {
    setIsOpen(false);
    act();
  };
  const button = (tool: Tool, { isDisabled = false, isOften = false } = {}) => {
    const { label, keys, Icon, toggles: name, run } = tool;
    const act = () => run(editor.chain().focus()).run();
    return (
      <ToolButton
        key={label}
        aria-label={label}
        title={keys ? `${label} (${keys})` : label}
        isActive={state.active.includes(name ?? '')}
        disabled={isDisabled}
        onClick={isOften ? act : once(act)}
      >
        <Icon aria-hidden /> <span className={classes.name}>{label}</span>
      </ToolButton>
    );
  };
  const heading = ({ level, words }: (typeof headings)[number]) => (
    <ToolButton
      className={classes.words}
      aria-label={words}
      title={`${words} (Ctrl+Alt+${level})`}
      isActive={state.heading === level}
      onClick={once(() => editor.chain().focus().toggleHeading({ level }).run())}
    >
      <IconHeading className={classes.icon} aria-hidden />
      <span className={classes.word}>{words}</span>
    </ToolButton>
  );
  const arrowKeys = useArrowKeys();
  const onKeyDown = (event: KeyboardEvent) => {
    arrowKeys.onKeyDown(event);
    if (event.key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    more.current?.focus();
  };

  return (
    <div
      className={classes.toolbar}
      role="toolbar"
      aria-label="Format teks"
      {...arrowKeys}
      onKeyDown={onKeyDown}
    >
      <PhotoControl label="Foto" className={classes.words} isMultiple onFiles={onPhotos}>
        <IconPhotoPlus aria-hidden /> <span className={classes.word}>Foto</span>
      </PhotoControl>
      {button(bold)}
      {button(italic)}
      {heading(headings[0])}
      {button(bulletList)}
      <LinkControl editor={editor} />
      <ToolButton
        ref={more}
        className={classes.more}
        aria-label={state.inTable ? 'Lainnya, juga untuk tabel' : 'Lainnya'}
        aria-expanded={isOpen}
        aria-controls={sheet}
        data-active={state.inTable || undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {state.inTable ? <IconTable aria-hidden /> : <IconDots aria-hidden />}
      </ToolButton>
      <div id={sheet} className={classes.others} data-open={isOpen || undefined}>
        {heading(headings[1])}
        <LibraryButton
          onPick={({ url, alt }) => insertStored(editor.view, { src: url, alt: alt || null })}
        >
          {(open) => (
            <ToolButton
              aria-label="Foto yang ada"
              title="Pilih foto dari yang ada"
              onClick={once(open)}
            >
              <IconLibraryPhoto aria-hidden /> <span className={classes.name}>Foto yang ada</span>
            </ToolButton>
          )}
        </LibraryButton>
        {blockTools.map((tool) => button(tool))}
        <ToolButton
          aria-label="Tabel"
          title="Tabel"
          disabled={state.inTable}
          onClick={once(() => editor.chain().focus().insertTable(newTable).run())}
        >
          <IconTable aria-hidden /> <span className={classes.name}>Tabel</span>
        </ToolButton>
        <ToolButton
          aria-label="Teks Arab"
          title="Teks Arab, dari kanan ke kiri"
          isActive={state.inArabic}
          onClick={once(() => toggleArabic(editor))}
        >
          <IconTextDirectionRtl aria-hidden /> <span className={classes.name}>Teks Arab</span>
        </ToolButton>
        <span className={classes.again}>
          {button(undo, { isDisabled: !state.canUndo, isOften: true })}
          {button(redo, { isDisabled: !state.canRedo, isOften: true })}
        </span>
        {state.inTable && (
          <span className={`${classes.again} ${classes.table}`}>
            {tableTools.map((tool) => button(tool, { isOften: true }))}
          </span>
        )}
      </div>
    </div>
  );
}
