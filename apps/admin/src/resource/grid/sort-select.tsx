import type { ResourceName } from '@pesantren/api-client/resources';
import { useId } from 'react';
import { type Sort, serializeSort } from '../list/sort-items.ts';
import type { ResourceConfig } from '../resource-config.ts';
import classes from './picture-grid.module.css';

type SortSelectProps<Name extends ResourceName> = {
  resource: ResourceConfig<Name>;
  sort: Sort;
  onSort: (order: string) => void;
};

/** What a list without columns is sorted by. */
export function SortSelect<Name extends ResourceName>(props: SortSelectProps<Name>) {
  const id = useId();
  const orders = props.resource
    .columns(null)
    .flatMap(({ header, order }) => (order ? [{ header, key: order.key }] : []));
  return (
    <div className={classes.sort}>
      <label htmlFor={id}>Urutkan</label>
      <select
        id={id}
        value={serializeSort(props.sort)}
        onChange={(event) => props.onSort(event.currentTarget.value)}
      >
        <option value="">Terbaru</option>
        {orders.map(({ header, key }) => (
          <option key={key} value={key}>
            {header} A–Z
          </option>
        ))}
        {orders.map(({ header, key }) => (
          <option key={key} value={`-${key}`}>
            {header} Z–A
          </option>
        ))}
      </select>
    </div>
  );
}
