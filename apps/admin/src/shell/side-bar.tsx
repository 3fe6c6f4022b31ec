import { formatNumber } from '@pesantren/content/numbers';
import {
  IconEye,
  IconLogout,
  IconMoon,
  IconSearch,
  IconSun,
  IconUserCircle,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router-dom';
import { mayOpen, paths } from '../paths.ts';
import { listPageQuery, unsearched } from '../resource/list-state/list-page-query.ts';
import { useServices } from '../services.ts';
import { Brand } from './brand.tsx';
import { extraNavigation, type NavigationEntry, navigationOf } from './navigation.ts';
import navigationLink from './navigation-link.module.css';
import { useLogout } from './session/use-logout.ts';
import { useRole } from './session/use-role.ts';
import classes from './side-bar.module.css';
import { useSchemeToggle } from './use-scheme-toggle.ts';

type SideBarProps = { onPalette: () => void };

/** Brand, navigation and exits: a column on desktops; on phones a row above and a tab bar below. */
export function SideBar({ onPalette }: SideBarProps) {
  const { client, config } = useServices();
  const logout = useLogout();
  const scheme = useSchemeToggle();
  const role = useRole();
  const SchemeIcon = scheme.isDark ? IconSun : IconMoon;
  return (
    <header className={classes.bar}>
      <div className={classes.brand}>
        <Brand />
      </div>
      <button
        className={classes.find}
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onPalette}
      >
        <IconSearch size={20} stroke={1.7} aria-hidden />
        <span>Cari atau buka</span>
        <kbd aria-hidden>Ctrl K</kbd>
      </button>
      <nav className={classes.navigation} aria-label="Menu utama">
        {navigationOf(client.profile).map((entry) => (
          <CountedLink key={entry.name} entry={entry} />
        ))}
        {client.profile === 'full' &&
          extraNavigation
            .filter(({ name }) => mayOpen(role, paths[name]))
            .map((entry) => <NavigationLink key={entry.name} entry={entry} />)}
      </nav>
      <div className={classes.end}>
        <a className={classes.action} href={config.siteUrl} target="_blank" rel="noreferrer">
          <IconEye size={20} stroke={1.7} aria-hidden />
          <span>Lihat situs</span>
        </a>
        <button className={classes.action} type="button" onClick={scheme.toggle}>
          <SchemeIcon size={20} stroke={1.7} aria-hidden />
          <span>{scheme.other}</span>
        </button>
        {client.profile === 'full' && (
          <NavLink className={classes.action} to={paths.account}>
            <IconUserCircle size={20} stroke={1.7} aria-hidden />
            <span>Akun</span>
          </NavLink>
        )}
        <button className={classes.action} type="button" onClick={logout}>
          <IconLogout size={20} stroke={1.7} aria-hidden />
          <span>Keluar</span>
        </button>
      </div>
    </header>
  );
}

type CountedLinkProps = { entry: ReturnType<typeof navigationOf>[number] };

/** A resource's entry, with the number of its items once their list is in the cache. */
function CountedLink({ entry }: CountedLinkProps) {
  const { data } = useQuery({
    ...listPageQuery(useServices(), entry.name, unsearched),
    enabled: false,
  });
  return <NavigationLink entry={entry} count={data && formatNumber(data.total)} />;
}

type NavigationLinkProps = { entry: NavigationEntry; count?: string | undefined };

/** One entry of the navigation. */
function NavigationLink({ entry, count }: NavigationLinkProps) {
  const Icon = entry.icon;
  return (
    <NavLink
      className={navigationLink.link}
      to={paths[entry.name]}
      aria-label={entry.prefix + entry.label}
      data-count={count}
    >
      <Icon size={20} stroke={1.7} aria-hidden />
      <span className={navigationLink.label}>
        {entry.prefix && <span className={navigationLink.prefix}>{entry.prefix}</span>}
        {entry.label}
      </span>
    </NavLink>
  );
}
