import type { ResourceName } from '@pesantren/api-client/resources';
import { IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { trashPath } from '../../../paths.ts';
import { useServices } from '../../../services.ts';
import type { ListLocation } from '../../list-state/use-list-view.ts';
import { hasPublication } from '../../publication/has-publication.ts';
import type { ResourceConfig } from '../../resource-config.ts';
import classes from './list-filters.module.css';
import { PublishedFilters } from './published-filters.tsx';
import { SearchField } from './search-field.tsx';

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
