import { useHotkeys } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import { useRef } from 'react';
import classes from './toasts.module.css';

/** Where toasts appear: bottom right; Alt+T takes the keyboard to the newest (spec section 9). */
export function Toasts() {
  const region = useRef<HTMLElement>(null);
  const focusNewest = () => {
    const toasts = region.current?.querySelectorAll<HTMLElement>('[data-toast]') ?? [];
    [...toasts].at(-1)?.focus();
  };
  // The physical key: on some keyboards Alt+T types another letter.
  useHotkeys([['alt+T', focusNewest, { usePhysicalKeys: true }]], [], true);
  return (
    <section ref={region} className={classes.region} aria-label="Pemberitahuan (Alt+T)">
      {/* Under a dialog, whose buttons stay free. */}
      <Notifications zIndex={150} withinPortal={false} containerWidth={420} limit={3} />
    </section>
  );
}
