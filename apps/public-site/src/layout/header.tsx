import { callToAction, mainNavigation } from '@pesantren/content/navigation';
import { Button } from '@pesantren/ui/controls/button';
import { Logo } from '@pesantren/ui/ornament/logo';
import { IconSearch } from '@tabler/icons-react';
import { Container } from '../components/container.tsx';
import { paths } from '../paths.ts';
import { useFacts, useIsSample } from '../services.ts';
import { Dropdown } from './dropdown.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavigationLink, useIsCurrent } from './navigation-link.tsx';

/** The sticky header of every page (docs/spec.md#h-01). */
export function Header() {
  const { identity } = useFacts();
  const isJoining = useIsCurrent(callToAction.path, false);
  return (
    <header className="bg-surface/90 border-default relative tall:sticky top-0 z-20 border-b [backdrop-filter:blur(12px)]">
      <Container className="flex h-17 items-center gap-2 max-[18.5rem]:px-3 nav:gap-6">
        <a
          href={paths.home}
          aria-label={`${identity.name}, beranda`}
          className="head-logo min-h-target mr-auto flex"
        >
          <Logo identity={identity} />
        </a>
        <nav aria-label="Utama" className="hidden nav:block">
          <ul className="text-small flex gap-5 font-medium">
            {mainNavigation.map((item) => (
              <li key={item.path}>
                {item.children ? (
                  <Dropdown label={item.label} path={item.path} entries={item.children} />
                ) : (
                  <NavigationLink href={item.path} within className="nav-entry">
                    {item.label}
                  </NavigationLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <NavigationLink
          href={paths.search()}
          aria-label="Cari"
          data-tooltip
          className="size-target rounded-control hover:text-primary hidden shrink-0 place-items-center nav:grid"
        >
          <IconSearch className="size-5.5" aria-hidden="true" />
        </NavigationLink>
        <Button
          href={callToAction.path}
          aria-current={isJoining ? 'page' : undefined}
          size="small"
          // The school's name needs the room: the menu has it then.
          className="max-[18.5rem]:hidden"
        >
          {callToAction.label}
        </Button>
        <MobileMenu />
      </Container>
      {useIsSample() && (
        <p className="bg-primary-soft text-primary-strong text-mini font-strong pointer-events-none absolute top-full right-0 rounded-bl-lg px-2 leading-snug">
          Contoh
        </p>
      )}
    </header>
  );
}
