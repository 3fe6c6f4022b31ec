import {
  IconArrowDown,
  IconArrowUp,
  IconBlockquote,
  IconCrop,
  IconPhotoStar,
  IconReplace,
  IconTextCaption,
  IconTrash,
} from '@tabler/icons-react';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { type Editor, useEditorState } from '@tiptap/react';
import { toastDone } from '../../shell/toasts/toast.tsx';
import { ToolButton } from '../toolbar/tool-button.tsx';
import { useArrowKeys } from '../toolbar/use-arrow-keys.ts';
import classes from './photo-bar.module.css';
import {
  movePicture,
  type PlacedPicture,
  removeWithUndo,
  selectedPicture,
  writeCaption,
} from './photo-commands.ts';
import { PhotoControl } from './photo-control.tsx';

type PhotoBarProps = {
  editor: Editor;
  onAlt: (picture: PlacedPicture) => void;
  onReplace: (src: string, file: File) => void;
  onCrop: (src: string) => void;
  /** Makes it the picture that the item is listed and shared with, where the item has one. */
  onMainPicture?: ((picture: { src: string; alt: string }) => void) | undefined;
};

type Change = (state: EditorState, picture: PlacedPicture) => Transaction | null;

const changes: readonly { label: string; Icon: typeof IconCrop; change: Change }[] = [
  { label: 'Naik', Icon: IconArrowUp, change: (state, picture) => movePicture(state, picture, -1) },
  {
    label: 'Turun',
    Icon: IconArrowDown,
    change: (state, picture) => movePicture(state, picture, 1),
  },
];

/** The bar of the photo that was touched: its words, its file, its place. */
export function PhotoBar({ editor, onAlt, onReplace, onCrop, onMainPicture }: PhotoBarProps) {
  const picture = useEditorState({ editor, selector: () => selectedPicture(editor.state) });
  const arrowKeys = useArrowKeys();
  if (!picture) return null;
  const { src, alt } = picture.node.attrs as { src: string; alt: string | null };
  const run = (change: Change) => {
    const transaction = change(editor.state, picture);
    if (transaction) editor.view.dispatch(transaction);
  };

  return (
    <div className={classes.bar} role="toolbar" aria-label="Foto ini" {...arrowKeys}>
      <ToolButton className={classes.control} onClick={() => onAlt(picture)}>
        <IconTextCaption aria-hidden />
        Jelaskan
      </ToolButton>
      <ToolButton
        className={classes.control}
        onClick={() => {
          run(writeCaption);
          editor.commands.focus();
        }}
      >
        <IconBlockquote aria-hidden />
        Keterangan
      </ToolButton>
      <PhotoControl
        label="Ganti"
        className={classes.control}
        onFiles={([file]) => file && onReplace(src, file)}
      >
        <IconReplace aria-hidden />
        Ganti
      </PhotoControl>
      <ToolButton className={classes.control} onClick={() => onCrop(src)}>
        <IconCrop aria-hidden />
        Potong
      </ToolButton>
      {changes.map(({ label, Icon, change }) => (
        <ToolButton
          key={label}
          className={classes.control}
          aria-disabled={change(editor.state, picture) === null}
          onClick={() => run(change)}
        >
          <Icon aria-hidden />
          {label}
        </ToolButton>
      ))}
      {onMainPicture && (
        <ToolButton
          className={classes.control}
          onClick={() => onMainPicture({ src, alt: alt ?? '' })}
        >
          <IconPhotoStar aria-hidden />
          Jadi utama
        </ToolButton>
      )}
      <ToolButton
        className={classes.control}
        onClick={() => {
          const undo = removeWithUndo(editor, picture);
          editor.commands.focus();
          editor.on('destroy', toastDone('Foto dihapus dari tulisan.', undo));
        }}
      >
        <IconTrash aria-hidden />
        Hapus
      </ToolButton>
    </div>
  );
}
