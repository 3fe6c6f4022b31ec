import type { Items, ResourceName } from '@pesantren/api-client/resources';
import { useRef } from 'react';
import { useServices } from '../../services.ts';
import { Tick } from '../list/row-checkbox.tsx';
import type { ListPlaceControls } from '../list/use-list-params.ts';
import { useDrawn } from '../list/use-progressive-rows.ts';
import type { Selection } from '../list/use-selection.ts';
import type { PictureListing } from '../resource-config.ts';
import { PictureCard } from './picture-card.tsx';
import classes from './picture-grid.module.css';
import { SortSelect } from './sort-select.tsx';
import { useDragOrder } from './use-drag-reorder.ts';
import { useOrder } from './use-reorder.ts';

type PictureGridProps<Name extends ResourceName> = {
  listing: PictureListing<Name>;
  /** Those of one page. */
  items: readonly Items[Name][];
  /** Whether only some of the items are looked at: an order among them would say nothing. */
  isSearching: boolean;
  place: ListPlaceControls;
  selection: Selection<Items[Name]>;
  editingId: string | null;
  onEdit: (item: Items[Name]) => void;
  onDelete: (items: readonly Items[Name][]) => void;
};

/** A page of pictures side by side, each with its buttons; where they have an order, they can be moved. */
export function PictureGrid<Name extends ResourceName>(props: PictureGridProps<Name>) {
  const { listing, items, isSearching, place, selection, editingId } = props;
  const { grid, noun, nameOf } = listing;
  const { client } = useServices();
  const list = useRef<HTMLUListElement>(null);
  const order = useOrder(listing, list);
  const isOrdered = grid.move !== undefined && client.profile === 'full' && !isSearching;
  const drag = useDragOrder(isOrdered, order.put);
  const drawn = useDrawn(items);

  return (
    <>
      <div className={classes.bar}>
        <Tick
          label="Pilih semua di halaman ini"
          isOn={items.every(selection.has)}
          isPartly={items.some(selection.has) && !items.every(selection.has)}
          onToggle={() => selection.toggleAll(items)}
        />
        {isOrdered && (
          <p className={classes.hint}>Geser gambar, atau pakai Naikkan dan Turunkan.</p>
        )}
        {!grid.move && <SortSelect listing={listing} sort={place.sort} onSort={place.sortBy} />}
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
