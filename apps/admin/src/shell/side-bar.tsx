import { can } from '@pesantren/api-client/contract/permissions';
import { formatNumber } from '@pesantren/content/numbers';
import {
  IconCalendarWeek,
  IconEye,
  IconLogout,
  IconMoon,
  IconSearch,
  IconSun,
  IconUserCircle,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { NavLink, useMatch } from 'react-router-dom';
import { mayOpen, paths } from '../paths.ts';
import { listPageQuery, unsearched } from '../resource/list-state/list-page-query.ts';
import { waitsForYou } from '../resource/publication/state-words.ts';
import { isWaiting, useRequests } from '../resource/publication/use-requests.ts';
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
      <nav className={classes.navigation} aria-label="Menu utama" data-tab-bar="">
        {navigationOf(client.profile).map((entry) => (
          <CountedLink key={entry.name} entry={entry} />
        ))}
        {client.profile === 'full' &&
          extraNavigation
            .filter(({ name }) => mayOpen(role, paths[name]))
            .map((entry) => <NavigationLink key={entry.name} entry={entry} />)}
      </nav>
      <div className={classes.end}>
        {client.profile === 'full' && can(role, 'publish') && (
          <NavLink className={`${classes.action} ${classes.week}`} to={paths.week}>
            <IconCalendarWeek size={20} stroke={1.7} aria-hidden />
            <span>Minggu ini</span>
          </NavLink>
        )}
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

/** A resource's entry, with the number of its items once their list is in the cache, and of what waits for the account. */
function CountedLink({ entry }: CountedLinkProps) {
  const waiting = useRequests(entry.name).filter(isWaiting).length;
  const { data } = useQuery({
    ...listPageQuery(useServices(), entry.name, unsearched),
    enabled: false,
  });
  return (
    <NavigationLink entry={entry} count={data && formatNumber(data.total)} waiting={waiting} />
  );
}

type NavigationLinkProps = {
  entry: NavigationEntry;
  count?: string | undefined;
  /** How many items wait for the account. */
  waiting?: number;
};

/** One entry of the navigation. */
function NavigationLink({ entry, count, waiting = 0 }: NavigationLinkProps) {
  const Icon = entry.icon;
  const name = entry.prefix + entry.label;
  const link = useRef<HTMLAnchorElement>(null);
  const isOpen = useMatch({ path: paths[entry.name], end: false }) !== null;
  useEffect(() => {
    if (isOpen) scrollToEnd(link.current);
  }, [isOpen]);
  return (
    <NavLink
      ref={link}
      className={navigationLink.link}
      to={paths[entry.name]}
      aria-label={waiting > 0 ? `${name}, ${waitsForYou} (${waiting})` : name}
      data-count={count}
    >
      <Icon size={20} stroke={1.7} aria-hidden />
      <span className={navigationLink.label}>
        {entry.prefix && <span className={navigationLink.prefix}>{entry.prefix}</span>}
        {'parts' in entry ? (
          <>
            <span className={navigationLink.part}>{entry.parts[0]}</span>
            <wbr />
            {entry.parts[1]}
          </>
        ) : (
          entry.label
        )}
      </span>
      {waiting > 0 && <span className={navigationLink.waiting} data-number={waiting} />}
    </NavLink>
  );
}

/** Scrolls a phone's bar just as far that an entry is in sight. */
function scrollToEnd(link: HTMLElement | null): void {
  const bar = link?.parentElement;
  // One pixel more: both are rounded.
  if (bar) bar.scrollLeft = Math.max(0, link.offsetLeft + link.offsetWidth - bar.clientWidth + 1);
}
