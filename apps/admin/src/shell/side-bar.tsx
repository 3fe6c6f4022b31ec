import { IconEye, IconLogout, IconSearch, IconUserCircle } from '@tabler/icons-react';
import { NavLink } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useServices } from '../services.ts';
import { Brand } from './brand.tsx';
import { navigation } from './navigation.ts';
import { NavigationLink } from './navigation-link.tsx';
import { SchemeSwitch } from './scheme-switch.tsx';
import { useLogout } from './session/use-logout.ts';
import classes from './side-bar.module.css';

type SideBarProps = { onPalette: () => void };

/** Brand, navigation and exits: a column on desktops; on phones a row above and a tab bar below. */
export function SideBar({ onPalette }: SideBarProps) {
  const { client, config } = useServices();
  const logout = useLogout();
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
        {navigation.map((entry) => (
          <NavigationLink key={entry.name} entry={entry} />
        ))}
      </nav>
      <div className={classes.end}>
        <a className={classes.action} href={config.siteUrl} target="_blank" rel="noreferrer">
          <IconEye size={20} stroke={1.7} aria-hidden />
          <span>Lihat situs</span>
        </a>
        <SchemeSwitch className={classes.action} />
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
