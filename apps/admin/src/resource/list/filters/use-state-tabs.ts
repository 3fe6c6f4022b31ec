import { can } from '@pesantren/api-client/contract/permissions';
import type { PublishedName } from '@pesantren/api-client/contract/publication';
import { resourceKey } from '@pesantren/api-client/query';
import { formatNumber } from '@pesantren/content/numbers';
import { useQuery } from '@tanstack/react-query';
import { paths, trashPath } from '../../../paths.ts';
import { useServices } from '../../../services.ts';
import { useRole } from '../../../shell/session/use-role.ts';
import type { ListState } from '../../list-state/list-page-query.ts';
import type { ListLocation } from '../../list-state/use-list-view.ts';
import { stateNames, waitsForYou } from '../../publication/state-words.ts';

const states: readonly [ListState, string][] = [
  ['all', 'Semua'],
  ['draft', stateNames.draft],
  ['submitted', stateNames.submitted],
  ['scheduled', stateNames.scheduled],
  ['published', stateNames.published],
  ['expired', stateNames.expired],
];

/** Returns the states of a list and its trash, each with its address and count, and the calendar of all states; nobody asks: no tab for that. */
export function useStateTabs(name: PublishedName, { view, addressOfState }: ListLocation) {
  const { editorial } = useServices();
  const mayPublish = can(useRole(), 'publish');
  const { data } = useQuery({
    queryKey: [...resourceKey(name), 'states'],
    queryFn: ({ signal }) => editorial.stateCounts(name, signal),
  });
  const tabs = states
    .filter(([state]) => state !== 'submitted' || state === view.state || data?.submitted)
    .map(([state, label]) => ({
      label: state === 'submitted' && mayPublish ? waitsForYou : label,
      ...{ to: addressOfState(state), isCurrent: state === view.state },
      count: data ? formatNumber(data[state]) : '',
    }));
  const count = data ? formatNumber(data.deleted) : '';
  return [
    ...tabs,
    { label: 'Sampah', to: trashPath(name), isCurrent: false, count },
    { label: 'Kalender', to: paths.calendar, isCurrent: false, count: '' },
  ];
}
