import type { NavigationItem } from '@pesantren/content/navigation';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { NavigationLink, useIsCurrent } from './navigation-link.tsx';

type DropdownProps = { label: string; path: string; entries: readonly NavigationItem[] };

/** A menu of the navigation, which `plain/dropdown.ts` opens. Without JavaScript hover and focus open it. */
export function Dropdown({ label, path, entries }: DropdownProps) {
  const menuId = useId();
  const current = useIsCurrent(path, true);
  return (
    <div data-dropdown className="group relative">
      <button
        type="button"
        aria-expanded={false}
        aria-controls={menuId}
        data-current={current || undefined}
        data-plain
        className="peer nav-entry gap-1"
      >
        {label}
        <IconChevronDown
          className="size-4 transition-transform in-aria-expanded:rotate-180"
          aria-hidden="true"
        />
      </button>
      <div id={menuId} className="dropdown-panel">
        <ul className="bg-card border-default rounded-control min-w-56 border p-1.5">
          {entries.map((entry) => (
            <li key={entry.path}>
              <NavigationLink href={entry.path} className="dropdown-entry">
                {entry.label}
              </NavigationLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
