import { limits } from '@pesantren/content/limits';
import type { NavigationItem } from '@pesantren/content/navigation';
import { IconChevronDown } from '@tabler/icons-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { NavigationLink, useIsCurrent } from './navigation-link.tsx';

type DropdownProps = { label: string; path: string; entries: readonly NavigationItem[] };

/**
 * A menu of the navigation. It opens on hover and closes 500 ms after the pointer leaves
 * (docs/spec.md#h-03); its button toggles it by keyboard and touch, Escape closes it. Without
 * JavaScript hover and focus open it.
 */
export function Dropdown({ label, path, entries }: DropdownProps) {
  const [open, setOpen] = useState(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const current = useIsCurrent(path, true);

  function show(next: boolean) {
    clearTimeout(closing.current);
    setOpen(next);
  }

  function onPointerEnter({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse') show(true);
  }

  function onPointerLeave({ pointerType }: PointerEvent) {
    if (pointerType !== 'mouse') return;
    clearTimeout(closing.current);
    closing.current = setTimeout(() => setOpen(false), limits.dropdownCloseDelay);
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) show(false);
  }

  function onKeyDown({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !open) return;
    show(false);
    button.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the group only listens; its button and links are what people use
    <div
      className="group relative"
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={menuId}
        data-current={current || undefined}
        className="nav-entry gap-1"
        // A mouse has opened it by hovering; its click must not close it again.
        onClick={({ nativeEvent }) => show(isMouse(nativeEvent) || !open)}
      >
        {label}
        <IconChevronDown
          className={`size-4 transition-transform ${open ? 'rotate-180' : ''}`}
          aria-hidden="true"
        />
      </button>
      <div
        id={menuId}
        data-open={open || undefined}
        className="invisible absolute top-full -left-4 pt-2 opacity-0 transition-opacity data-open:visible data-open:opacity-100 noscript:group-focus-within:visible noscript:group-focus-within:opacity-100 noscript:group-hover:visible noscript:group-hover:opacity-100"
      >
        <ul className="bg-card border-default rounded-control min-w-56 border p-1.5">
          {entries.map((entry) => (
            <li key={entry.path}>
              <NavigationLink
                href={entry.path}
                onClick={() => show(false)}
                className="min-h-target hover:bg-primary-faint aria-[current=page]:text-primary-strong aria-[current=page]:bg-primary-faint rounded-tag flex items-center px-3.5"
              >
                {entry.label}
              </NavigationLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function isMouse(event: MouseEvent): boolean {
  return 'pointerType' in event && event.pointerType === 'mouse';
}
