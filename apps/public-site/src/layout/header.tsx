import { callToAction, mainNavigation } from '@pesantren/content/navigation';
import { school } from '@pesantren/content/school';
import { Button } from '@pesantren/ui/button';
import { Logo } from '@pesantren/ui/logo';
import { Link, NavLink } from 'react-router-dom';
import { paths } from '../paths.ts';
import { Dropdown } from './dropdown.tsx';
import { MobileMenu } from './mobile-menu.tsx';

/** The sticky head of every page (spec section 1). */
export function Header() {
  return (
    <header className="bg-kertas/90 border-garis sticky top-0 z-20 border-b backdrop-blur-md">
      <div className="max-w-page mx-auto flex h-17 items-center gap-2 px-5 md:px-6 nav:gap-6">
        <Link
          to={paths.home}
          aria-label={`${school.name}, beranda`}
          className="min-h-target mr-auto flex"
        >
          <Logo />
        </Link>
        <nav aria-label="Utama" className="hidden nav:block">
          <ul className="text-small flex gap-5 font-medium">
            {mainNavigation.map((item) => (
              <li key={item.path}>
                {item.children ? (
                  <Dropdown label={item.label} path={item.path} entries={item.children} />
                ) : (
                  <NavLink to={item.path} end={item.path === paths.home} className="nav-entry">
                    {item.label}
                  </NavLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <Button href={callToAction.path} size="small">
          {callToAction.label}
        </Button>
        <MobileMenu />
      </div>
    </header>
  );
}
