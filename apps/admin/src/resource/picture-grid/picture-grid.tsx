import type { Items, ResourceName } from '@pesantren/api-client/resources';
import { useId, useRef } from 'react';
import { useServices } from '../../services.ts';
import { SelectAll } from '../list/select-all.tsx';
import type { ListLocation } from '../list-state/use-list-view.ts';
import type { Selection } from '../list-state/use-selection.ts';
import type { PictureConfig } from '../resource-config.ts';
import { PictureCard } from './picture-card.tsx';
import classes from './picture-grid.module.css';
import { useDragReorder } from './use-drag-reorder.ts';
import { useReorder } from './use-reorder.ts';

type PictureGridProps<Name extends ResourceName> = {
  resource: PictureConfig<Name>;
  /** The items of one page. */
  items: readonly Items[Name][];
  /** False while a search or a page hides items: positions among the rest would mean nothing. */
  canReorder: boolean;
  location: ListLocation;
  selection: Selection<Items[Name]>;
  editingId: string | null;
  onEdit: (id: string) => void;
  onDelete: (items: readonly Items[Name][]) => void;
};

/** A page of pictures side by side, each with its buttons; where the order is set by hand, movable. */
export function PictureGrid<Name extends ResourceName>(props: PictureGridProps<Name>) {
  const { resource, items, location, selection, editingId } = props;
  const { grid, noun, nameOf } = resource;
  const { client } = useServices();
  const list = useRef<HTMLUListElement>(null);
  const reorder = useReorder(resource, list);
  const canReorder = props.canReorder && grid.move !== undefined && client.profile === 'full';
  const drag = useDragReorder(canReorder, reorder.move);

  return (
    <>
      <div className={classes.bar}>
        <SelectAll
          label="Pilih semua di halaman ini"
          chosen={items.filter(selection.has).length}
          count={items.length}
          onToggle={() => selection.toggleAll(items)}
        />
        {canReorder && (
          <p className={classes.hint}>Geser gambar, atau pakai Naikkan dan Turunkan.</p>
        )}
        {!grid.move && <SortSelect resource={resource} location={location} />}
      </div>
      <ul className={classes.grid} ref={list} aria-label={`Daftar ${noun}`}>
        {items.map((item) => (
          <PictureCard
            key={item.id}
            item={item}
            name={nameOf(item)}
            grid={grid}
            caption={grid.captionOf(item, client.profile)}
            isEditing={item.id === editingId}
            isChosen={selection.has(item)}
            onToggle={() => selection.toggle(item)}
            onEdit={() => props.onEdit(item.id)}
            onDelete={() => props.onDelete([item])}
            position={canReorder ? reorder.positionOf(item) : null}
            drag={drag}
          />
        ))}
      </ul>
      <p className={classes.announcement} role="status">
        {reorder.announcement}
      </p>
    </>
  );
}

type SortSelectProps<Name extends ResourceName> = {
  resource: PictureConfig<Name>;
  location: ListLocation;
};

/** The sort of a grid, which has no column heads. */
function SortSelect<Name extends ResourceName>({ resource, location }: SortSelectProps<Name>) {
  const id = useId();
  const sorts = resource.columns.flatMap(({ header, sort }) =>
    sort ? [{ header, key: sort }] : [],
  );
  return (
    <div className={classes.sort}>
      <label htmlFor={id}>Urutkan</label>
      <select
        id={id}
        value={location.view.sort}
        onChange={(event) => location.setSort(event.currentTarget.value)}
      >
        <option value="">Terbaru</option>
        {sorts.map(({ header, key }) => (
          <option key={key} value={key}>
            {header} A–Z
          </option>
        ))}
        {sorts.map(({ header, key }) => (
          <option key={key} value={`-${key}`}>
            {header} Z–A
          </option>
        ))}
      </select>
    </div>
  );
}
