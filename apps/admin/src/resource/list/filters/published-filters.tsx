import type { PublishedName } from '@pesantren/api-client/contract/publication';
import type { ListLocation } from '../../list-state/use-list-view.ts';
import classes from './list-filters.module.css';
import { SearchField } from './search-field.tsx';
import { StateSelect } from './state-select.tsx';
import { StateTabs } from './state-tabs.tsx';
import { useStateTabs } from './use-state-tabs.ts';

type PublishedFiltersProps = {
  name: PublishedName;
  search: string;
  location: ListLocation;
};

/** The search of a list whose items have states, and these. */
export function PublishedFilters({ name, search, location }: PublishedFiltersProps) {
  const tabs = useStateTabs(name, location);
  return (
    <>
      <div className={classes.find}>
        <SearchField label={search} />
        <StateSelect tabs={tabs} />
      </div>
      <StateTabs tabs={tabs} />
    </>
  );
}
