import type { Items, ResourceName } from '@pesantren/api-client/resources';
import { useRef } from 'react';
import { useServices } from '../../services.ts';
import { RowCheckbox } from '../list/row-checkbox.tsx';
import type { ListParams } from '../list/use-list-params.ts';
import { useProgressiveRows } from '../list/use-progressive-rows.ts';
import type { Selection } from '../list/use-selection.ts';
import type { PictureConfig } from '../resource-config.ts';
import { PictureCard } from './picture-card.tsx';
import classes from './picture-grid.module.css';
import { SortSelect } from './sort-select.tsx';
import { useDragReorder } from './use-drag-reorder.ts';
import { useReorder } from './use-reorder.ts';

type PictureGridProps<Name extends ResourceName> = {
  resource: PictureConfig<Name>;
  /** Those of one page. */
  items: readonly Items[Name][];
  /** Whether only some of the items are looked at: an order among them would say nothing. */
  isSearching: boolean;
  place: ListParams;
  selection: Selection<Items[Name]>;
  editingId: string | null;
  onEdit: (item: Items[Name]) => void;
  onDelete: (items: readonly Items[Name][]) => void;
};

/** A page of pictures side by side, each with its buttons; where they have an order, they can be moved. */
export function PictureGrid<Name extends ResourceName>(props: PictureGridProps<Name>) {
  const { resource, items, isSearching, place, selection, editingId } = props;
  const { grid, noun, nameOf } = resource;
  const { client } = useServices();
  const list = useRef<HTMLUListElement>(null);
  const order = useReorder(resource, list);
  const isOrdered = grid.move !== undefined && client.profile === 'full' && !isSearching;
  const drag = useDragReorder(isOrdered, order.put);
  const drawn = useProgressiveRows(items);

  return (
    <>
      <div className={classes.bar}>
        <RowCheckbox
          label="Pilih semua di halaman ini"
          isOn={items.every(selection.has)}
          isPartly={items.some(selection.has) && !items.every(selection.has)}
          onToggle={() => selection.toggleAll(items)}
        />
        {isOrdered && (
          <p className={classes.hint}>Geser gambar, atau pakai Naikkan dan Turunkan.</p>
        )}
        {!grid.move && <SortSelect resource={resource} sort={place.sort} onSort={place.sortBy} />}
      </div>
      <ul className={classes.grid} ref={list} aria-label={`Daftar ${noun}`}>
        {items.map((item) =>
          drawn.has(item.id) ? (
            <PictureCard
              key={item.id}
              item={item}
              name={nameOf(item)}
              grid={grid}
              isEditing={item.id === editingId}
              isChosen={selection.has(item)}
              onToggle={() => selection.toggle(item)}
              onEdit={() => props.onEdit(item)}
              onDelete={() => props.onDelete([item])}
              order={isOrdered ? order.of(item) : null}
              drag={drag}
            />
          ) : (
            <li key={item.id} className={classes.coming} />
          ),
        )}
      </ul>
      <p className={classes.said} role="status">
        {order.said}
      </p>
    </>
  );
}
