import type { Items, ResourceName } from '@pesantren/api-client/resources';
import { useId, useRef } from 'react';
import { useServices } from '../../services.ts';
import { serializeSort } from '../list-state/sort-items.ts';
import { useProgressiveRows } from '../list-state/time-slicing.ts';
import type { ListParams } from '../list-state/use-list-params.ts';
import type { Selection } from '../list-state/use-selection.ts';
import type { PictureConfig } from '../resource-config.ts';
import { PictureCard } from './picture-card.tsx';
import classes from './picture-grid.module.css';
import { RowCheckbox } from './row-checkbox.tsx';
import { useDragReorder } from './use-drag-reorder.ts';
import { useReorder } from './use-reorder.ts';

type PictureGridProps<Name extends ResourceName> = {
  resource: PictureConfig<Name>;
  /** The items of one page. */
  items: readonly Items[Name][];
  /** True while a search hides items: positions among the rest would mean nothing. */
  isSearching: boolean;
  params: ListParams;
  selection: Selection<Items[Name]>;
  editingId: string | null;
  onEdit: (item: Items[Name]) => void;
  onDelete: (items: readonly Items[Name][]) => void;
};

/** A page of pictures side by side, each with its buttons; where the order is set by hand, movable. */
export function PictureGrid<Name extends ResourceName>(props: PictureGridProps<Name>) {
  const { resource, items, isSearching, params, selection, editingId } = props;
  const { grid, noun, nameOf } = resource;
  const { client } = useServices();
  const list = useRef<HTMLUListElement>(null);
  const reorder = useReorder(resource, list);
  const canReorder = grid.move !== undefined && client.profile === 'full' && !isSearching;
  const drag = useDragReorder(canReorder, reorder.move);
  const rendered = useProgressiveRows(items);

  return (
    <>
      <div className={classes.bar}>
        <RowCheckbox
          label="Pilih semua di halaman ini"
          isChecked={items.every(selection.has)}
          isIndeterminate={items.some(selection.has) && !items.every(selection.has)}
          onToggle={() => selection.toggleAll(items)}
        />
        {canReorder && (
          <p className={classes.hint}>Geser gambar, atau pakai Naikkan dan Turunkan.</p>
        )}
        {!grid.move && <SortSelect resource={resource} params={params} />}
      </div>
      <ul className={classes.grid} ref={list} aria-label={`Daftar ${noun}`}>
        {items.map((item) =>
          rendered.has(item.id) ? (
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
              position={canReorder ? reorder.positionOf(item) : null}
              drag={drag}
            />
          ) : (
            <li key={item.id} className={classes.placeholder} />
          ),
        )}
      </ul>
      <p className={classes.announcement} role="status">
        {reorder.announcement}
      </p>
    </>
  );
}

type SortSelectProps<Name extends ResourceName> = {
  resource: PictureConfig<Name>;
  params: ListParams;
};

/** The sort of a grid, which has no column heads. */
function SortSelect<Name extends ResourceName>({ resource, params }: SortSelectProps<Name>) {
  const id = useId();
  const sorts = resource.columns.flatMap(({ header, sort }) =>
    sort ? [{ header, key: sort.key }] : [],
  );
  return (
    <div className={classes.sort}>
      <label htmlFor={id}>Urutkan</label>
      <select
        id={id}
        value={serializeSort(params.sort)}
        onChange={(event) => params.setSort(event.currentTarget.value)}
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
