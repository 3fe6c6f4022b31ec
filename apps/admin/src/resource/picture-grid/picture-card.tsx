import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { useId } from 'react';
import { useClock } from '../../services.ts';
import { RowCheckbox } from '../list/row-checkbox.tsx';
import { Thumbnail } from '../list/thumbnail.tsx';
import { stateFacts } from '../publication/state-words.ts';
import type { GridConfig } from '../resource-config.ts';
import classes from './picture-grid.module.css';
import type { DragReorder } from './use-drag-reorder.ts';
import type { ItemPosition } from './use-reorder.ts';

type PictureCardProps<Item> = {
  item: Item;
  name: string;
  grid: GridConfig<Item>;
  /** A line below the name, `''` for none. */
  caption: string;
  isEditing: boolean;
  isChosen: boolean;
  onToggle: () => void;
  onEdit: () => void;
  onDelete: () => void;
  /** Null where cards cannot be moved. */
  position: ItemPosition | null;
  drag: DragReorder;
};

/** A picture of a grid. The whole card is its edit button; the other buttons lie above it. */
export function PictureCard<Item extends { id: string }>(props: PictureCardProps<Item>) {
  const { item, name, grid, position, drag } = props;
  const id = useId();
  const clock = useClock();
  const moves = position && [
    { label: 'Naikkan', Icon: IconArrowUp, to: position.index - 1 },
    { label: 'Turunkan', Icon: IconArrowDown, to: position.index + 1 },
  ];
  return (
    <li
      className={classes.card}
      data-id={item.id}
      data-index={position?.index}
      data-editing={props.isEditing || undefined}
      data-chosen={props.isChosen || undefined}
      {...(position && drag.propsOf(item.id, position.index))}
    >
      <div className={classes.picture}>
        <Thumbnail url={grid.pictureOf(item)} isLarge />
        {position && <span className={classes.number}>{position.index + 1}</span>}
        {position && (
          <span className={classes.grip} data-grip aria-hidden>
            <IconGripVertical size={20} stroke={1.7} />
          </span>
        )}
      </div>
      <div className={classes.checkbox}>
        <RowCheckbox label={`Pilih ${name}`} isChecked={props.isChosen} onToggle={props.onToggle} />
      </div>
      <div className={classes.words} id={id}>
        <strong>{name}</strong>
        <span>
          {[props.caption, ...stateFacts(item, clock), props.isEditing && 'sedang diubah']
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <div className={classes.actions}>
        <button
          className={`${classes.action} ${classes.cover}`}
          type="button"
          data-open
          aria-describedby={id}
          onClick={props.onEdit}
        >
          Ubah
        </button>
        {moves?.map(({ label, Icon, to }) => (
          <button
            key={label}
            className={classes.move}
            type="button"
            data-move={label}
            aria-label={label}
            title={label}
            aria-describedby={id}
            aria-disabled={to < 0 || to >= (position?.count ?? 0) || undefined}
            onClick={() => position?.moveTo(to, label)}
          >
            <Icon size={20} stroke={1.7} aria-hidden />
          </button>
        ))}
        <button
          className={`${classes.action} ${classes.destructive}`}
          type="button"
          aria-describedby={id}
          onClick={props.onDelete}
        >
          Hapus
        </button>
      </div>
    </li>
  );
}
