import { useHotkeys } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { hideToastsOfPage } from './toast.ts';
import classes from './toasts.module.css';
import { useClearOfCaret } from './use-clear-of-caret.ts';

/** Where toasts appear: bottom right, or at the top where they would lie over what is being written; Alt+T takes the keyboard to the newest (spec section 9). */
export function Toasts() {
  const region = useRef<HTMLElement>(null);
  const focusNewest = () => {
    const toasts = region.current?.querySelectorAll<HTMLElement>('[data-toast]') ?? [];
    [...toasts].at(-1)?.focus();
  };
  // The physical key: on some keyboards Alt+T types another letter.
  useHotkeys([['alt+T', focusNewest, { usePhysicalKeys: true }]], [], true);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each page that is left
  useEffect(() => hideToastsOfPage, [pathname]);
  const isAtHead = useClearOfCaret(region);
  return (
    <section
      ref={region}
      className={classes.region}
      data-head={isAtHead || undefined}
      aria-label="Pemberitahuan (Alt+T)"
    >
      {/* Under a dialog, whose buttons stay free. */}
      <Notifications zIndex={150} withinPortal={false} containerWidth={420} limit={3} />
    </section>
  );
}
