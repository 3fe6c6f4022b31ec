import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { useId } from 'react';
import { RowCheckbox } from '../list/row-checkbox.tsx';
import { Thumbnail } from '../list/thumbnail.tsx';
import type { GridConfig } from '../resource-config.ts';
import classes from './picture-grid.module.css';
import type { DragReorder } from './use-drag-reorder.ts';
import type { ItemOrder } from './use-reorder.ts';

type PictureCardProps<Item> = {
  item: Item;
  name: string;
  grid: GridConfig<Item>;
  isEditing: boolean;
  isChosen: boolean;
  onToggle: () => void;
  onEdit: () => void;
  onDelete: () => void;
  /** Its place among all, where they have an order that can be changed here. */
  order: ItemOrder | null;
  drag: DragReorder;
};

/** One picture of a grid. The whole card opens it; what else can be done lies above. */
export function PictureCard<Item extends { id: string }>(props: PictureCardProps<Item>) {
  const { item, name, grid, order, drag } = props;
  const id = useId();
  const moves = order && [
    { label: 'Naikkan', Icon: IconArrowUp, to: order.index - 1 },
    { label: 'Turunkan', Icon: IconArrowDown, to: order.index + 1 },
  ];
  return (
    <li
      className={classes.card}
      data-id={item.id}
      data-index={order?.index}
      data-editing={props.isEditing || undefined}
      data-chosen={props.isChosen || undefined}
      {...(order && drag.propsOf(item.id, order.index))}
    >
      <div className={classes.picture}>
        <Thumbnail url={grid.pictureOf(item)} isLarge />
        {order && <span className={classes.number}>{order.index + 1}</span>}
        {order && (
          <span className={classes.grip} data-grip aria-hidden>
            <IconGripVertical size={20} stroke={1.7} />
          </span>
        )}
      </div>
      <div className={classes.tick}>
        <RowCheckbox label={`Pilih ${name}`} isOn={props.isChosen} onToggle={props.onToggle} />
      </div>
      <div className={classes.words} id={id}>
        <strong>{name}</strong>
        <span>
          {[grid.captionOf(item), props.isEditing && 'sedang diedit'].filter(Boolean).join(' · ')}
        </span>
      </div>
      <div className={classes.actions}>
        <button
          className={`${classes.action} ${classes.open}`}
          type="button"
          data-open
          aria-describedby={id}
          onClick={props.onEdit}
        >
          Edit
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
            aria-disabled={to < 0 || to >= (order?.count ?? 0) || undefined}
            onClick={() => order?.put(to, label)}
          >
            <Icon size={20} stroke={1.7} aria-hidden />
          </button>
        ))}
        <button
          className={`${classes.action} ${classes.grave}`}
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
