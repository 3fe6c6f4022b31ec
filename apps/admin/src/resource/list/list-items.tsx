import { type Items, type ResourceName, resources } from '@pesantren/api-client/resources';
import { type ComponentProps, memo, useCallback, useMemo, useState } from 'react';
import { useServices } from '../../services.ts';
import { PictureGrid } from '../grid/picture-grid.tsx';
import { isPictureConfig, type ResourceConfig } from '../resource-config.ts';
import { ShareDialog } from '../share/share-dialog.tsx';
import type { SharedPage } from '../share/whatsapp-url.ts';
import table from '../table/resource-table.module.css';
import { ResourceTable } from '../table/resource-table.tsx';
import { RowAction } from '../table/row-action.tsx';
import { type RowChoice, RowMenu } from '../table/row-menu.tsx';
import { countInWords } from './count-in-words.ts';
import { EmptyState } from './empty-state.tsx';
import { Pager } from './pager.tsx';
import { pageCount, pageOfItems } from './pagination.ts';
import classes from './resource-list.module.css';
import { searchItems } from './search-items.ts';
import { SelectionBar } from './selection-bar.tsx';
import { parseSort, serializeSort, sortItems } from './sort-items.ts';
import { useTimeSliced } from './use-in-slices.ts';
import { useFocusOnPageChange, useListParams } from './use-list-params.ts';
import { useSelection } from './use-selection.ts';

type ListItemsProps<Name extends ResourceName> = {
  resource: ResourceConfig<Name>;
  items: readonly Items[Name][];
  search: string;
  editingId: string | null;
  onEdit: (item: Items[Name]) => void;
  onDelete: (items: readonly Items[Name][]) => void;
};

function FoundItems<Name extends ResourceName>(props: ListItemsProps<Name>) {
  const { resource, items, search, editingId, onEdit, onDelete } = props;
  const { name, noun, nameOf } = resource;
  const place = useListParams(search);
  const columns = useMemo(() => resource.columns(editingId), [resource, editingId]);
  const order = serializeSort(place.sort);
  const sorted = useTimeSliced(
    useMemo(() => sortItems(items, columns, parseSort(order)), [items, columns, order]),
  );
  const { searchFields } = resources[name];
  const found = useTimeSliced(
    useMemo(() => searchItems(sorted, search, searchFields), [sorted, search, searchFields]),
  );
  const selection = useSelection(found);

  const { config } = useServices();
  const [shared, setShared] = useState<SharedPage | null>(null);
  const { pageOf } = resource;
  const [menu, setMenu] = useState<ComponentProps<typeof RowMenu>['menu']>(null);
  const actions = useCallback(
    (item: Items[Name], row: string) => {
      const choices: RowChoice[] = [
        { label: 'Edit', pick: () => onEdit(item) },
        ...(pageOf
          ? [{ label: 'Bagikan', pick: () => setShared(pageOf(config.siteUrl, item)) }]
          : []),
        { label: 'Hapus', isGrave: true, pick: () => onDelete([item]) },
      ];
      return (
        <>
          {choices.map(({ label, isGrave, pick }, index) => (
            <RowAction
              key={label}
              row={row}
              whenCompact={index === 0 ? 'open' : 'further'}
              isGrave={isGrave}
              onPick={pick}
            >
              {label}
            </RowAction>
          ))}
          <button
            className={table.more}
            type="button"
            aria-label="Tindakan lain"
            aria-describedby={row}
            aria-haspopup="dialog"
            onClick={({ currentTarget: opener }) =>
              setMenu({ name: nameOf(item), choices, opener })
            }
          />
        </>
      );
    },
    [onEdit, onDelete, pageOf, nameOf, config.siteUrl],
  );

  const page = place.pageOf(found.length);
  const head = useFocusOnPageChange<HTMLParagraphElement>(page);
  const pages = pageCount(found.length);
  const shown = pageOfItems(found, page);
  const isSearching = search.trim() !== '';
  const words = countInWords({
    ...{ found: found.length, all: items.length, noun, page },
    isSearching,
  });

  const list = isPictureConfig(resource) ? (
    <PictureGrid
      resource={resource}
      items={shown}
      isSearching={isSearching}
      place={place}
      selection={selection}
      editingId={editingId}
      onEdit={onEdit}
      onDelete={onDelete}
    />
  ) : (
    <ResourceTable
      caption={`Daftar ${noun}`}
      items={shown}
      columns={columns}
      nameOf={nameOf}
      sort={place.sort}
      onSort={place.toggleSort}
      selection={selection}
      editingId={editingId}
      actions={actions}
    />
  );

  return (
    <>
      <p ref={head} className={classes.count} role="status" tabIndex={-1}>
        {words}
      </p>
      {found.length === 0 ? <EmptyState words={resource.noMatch} /> : list}
      <RowMenu menu={menu} onClose={() => setMenu(null)} />
      <ShareDialog page={shared} onClose={() => setShared(null)} />
      <Pager page={page} count={pages} queryOf={place.queryOf} />
      <SelectionBar
        count={selection.chosen.length}
        noun={noun}
        onDelete={() => onDelete(selection.chosen)}
        onClear={selection.clear}
      />
    </>
  );
}

/** The items that match a search, a page of them, with what can be done to them. */
export const ListItems = memo(FoundItems) as typeof FoundItems;
