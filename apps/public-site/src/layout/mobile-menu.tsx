import { callToAction, mainNavigation, parentsEntry } from '@pesantren/content/navigation';
import { IconMenu2, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { paths } from '../paths.ts';
import { NavigationLink } from './navigation-link.tsx';

/**
 * The navigation on phones: a popover, which works without JavaScript; `plain/controls.ts` closes it when a link is
 * chosen. Browsers without popovers get a link to a page with the same links.
 */
export function MobileMenu() {
  const menuId = useId();
  const entries = mainNavigation.flatMap(({ children, ...entry }) => children ?? [entry]);

  return (
    <div className="group -mr-2.5 nav:hidden">
      <a
        href={paths.menu}
        aria-label="Menu"
        className="size-target no-popover:grid hidden place-items-center"
      >
        <IconMenu2 className="size-6.5" aria-hidden="true" />
      </a>
      <button
        type="button"
        popoverTarget={menuId}
        aria-label="Menu"
        className="size-target no-popover:hidden grid place-items-center"
      >
        <IconMenu2 className="size-6.5 group-has-open:hidden" aria-hidden="true" />
        <IconX className="hidden size-6.5 group-has-open:block" aria-hidden="true" />
      </button>
      <nav id={menuId} popover="auto" aria-label="Menu" className="menu-panel">
        <SiteSearch />
        <ul>
          {entries.map((entry) => (
            <li key={entry.path} className="border-default border-b last:border-0">
              <NavigationLink
                href={entry.path}
                within={entry.path !== paths.profile}
                className="menu-entry"
              >
                {entry.label}
              </NavigationLink>
            </li>
          ))}
        </ul>
        <p className="border-default hidden border-t max-[18.5rem]:block">
          <NavigationLink href={callToAction.path} className="menu-entry">
            {callToAction.label}
          </NavigationLink>
        </p>
        <p className="border-default border-t-2">
          <NavigationLink href={parentsEntry.path} className="menu-entry">
            {parentsEntry.label}
          </NavigationLink>
        </p>
      </nav>
    </div>
  );
}

/** Searches everything: a form of the browser, whose field needs no script. */
function SiteSearch() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of three years ago know no <search>
    <form role="search" aria-label="Seluruh situs" action={paths.search()} className="mb-2">
      <input
        name="q"
        enterKeyHint="search"
        autoComplete="off"
        placeholder="Cari di situs ini"
        aria-label="Cari di situs ini"
        className="bg-card border-strong rounded-control min-h-target placeholder:text-muted text-small w-full border px-4"
      />
    </form>
  );
}
