import { listQuery } from '@pesantren/api-client/query';
import { formatNumber } from '@pesantren/content/numbers';
import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useServices } from '../services.ts';
import type { navigation } from './navigation.ts';
import classes from './navigation-link.module.css';

type NavigationLinkProps = { entry: (typeof navigation)[number] };

/** One entry of the navigation, with the number of its items where the list is already here. */
export function NavigationLink({ entry }: NavigationLinkProps) {
  const { client } = useServices();
  const { data } = useQuery({ ...listQuery(client, entry.name), enabled: false });
  const Icon = entry.icon;
  return (
    <NavLink
      className={classes.link}
      to={paths[entry.name]}
      aria-label={entry.prefix + entry.label}
      data-count={data && formatNumber(data.total)}
    >
      <Icon size={20} stroke={1.7} aria-hidden />
      <span>
        {entry.prefix && <span className={classes.prefix}>{entry.prefix}</span>}
        {entry.label}
      </span>
    </NavLink>
  );
}
