import type { PublishedName } from '@pesantren/api-client/contract/publication';
import type { ResourceName } from '@pesantren/api-client/resources';
import { IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { trashPath } from '../../../paths.ts';
import { useServices } from '../../../services.ts';
import type { ListLocation } from '../../list-state/use-list-view.ts';
import { hasPublication } from '../../publication/has-publication.ts';
import type { ResourceConfig } from '../../resource-config.ts';
import classes from './list-filters.module.css';
import { SearchField } from './search-field.tsx';
import { StateSelect } from './state-select.tsx';
import { StateTabs } from './state-tabs.tsx';
import { useStateTabs } from './use-state-tabs.ts';

type ListFiltersProps<Name extends ResourceName> = {
  resource: ResourceConfig<Name>;
  location: ListLocation;
};

/** The search of a list, and the ways to its other parts: the states where there are drafts, the trash. */
export function ListFilters<Name extends ResourceName>(props: ListFiltersProps<Name>) {
  const { resource, location } = props;
  const { name, search } = resource;
  const { profile } = useServices().client;
  if (hasPublication(profile, name)) {
    return <PublishedFilters name={name} search={search} location={location} />;
  }
  return (
    <div className={classes.find}>
      <SearchField label={search} />
      {profile === 'full' && (
        <Link className={classes.trash} to={trashPath(name)}>
          <IconTrash size={18} stroke={1.7} aria-hidden />
          Sampah
        </Link>
      )}
    </div>
  );
}

type PublishedFiltersProps = {
  name: PublishedName;
  search: string;
  location: ListLocation;
};

/** The search of a list whose items have states, and these. */
function PublishedFilters({ name, search, location }: PublishedFiltersProps) {
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
