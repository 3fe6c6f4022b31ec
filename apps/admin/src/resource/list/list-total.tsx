import type { ResourceName } from '@pesantren/api-client/resources';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services.ts';
import { listPageQuery, unsearched } from '../list-state/list-page-query.ts';
import { formatCount } from '../list-state/pagination.ts';
import type { ResourceConfig } from '../resource-config.ts';

type ListTotalProps<Name extends ResourceName> = { resource: ResourceConfig<Name> };

/** The number of a resource's items, `24 artikel`, once it is known. */
export function ListTotal<Name extends ResourceName>({ resource }: ListTotalProps<Name>) {
  const services = useServices();
  const { data } = useQuery(listPageQuery(services, resource.name, unsearched));
  return data && formatCount(data.total, resource.noun);
}
