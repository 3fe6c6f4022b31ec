import { useHotkeys } from '@mantine/hooks';
import { Notifications, useNotifications } from '@mantine/notifications';
import {
  type FocusEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { pageOf } from '../../paths.ts';
import { hideToastsOfPage } from './toast.tsx';
import classes from './toasts.module.css';

/**
 * The region of the toasts: bottom right, or at the top where they would cover the line that is being
 * written. Alt+T focuses the newest (docs/spec.md#constants).
 */
export function Toasts() {
  const region = useRef<HTMLElement>(null);
  const focusNewest = () => {
    const toasts = region.current?.querySelectorAll<HTMLElement>('[data-toast]') ?? [];
    [...toasts].at(-1)?.focus();
  };
  // Where the keyboard was before it came here: there it goes on once the toast is answered.
  const before = useRef<Element | null>(null);
  const rememberFocus = ({ relatedTarget }: FocusEvent) => {
    if (!region.current?.contains(relatedTarget)) before.current = relatedTarget;
  };
  const giveFocusBack = ({ target, detail }: MouseEvent) => {
    const isByKey = detail === 0 && (target as Element).closest('[data-closes]');
    const isStillHere = region.current?.contains(document.activeElement);
    if (isByKey && isStillHere) (before.current as HTMLElement | null)?.focus();
  };
  // The physical key: on some keyboards Alt+T types another letter.
  useHotkeys([['alt+T', focusNewest, { usePhysicalKeys: true }]], [], true);
  const { pathname } = useLocation();
  const page = pageOf(pathname);
  const isBelowPage = pathname.split('/').length > 2;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with each page that is left
  useEffect(() => hideToastsOfPage, [page]);
  useEffect(() => {
    // They would lie on the first fields of a form that opens, or on its sheet.
    if (isBelowPage) hideToastsOfPage();
  }, [isBelowPage]);
  const isAtTop = useIsOverCaret(region);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click of a key is what it is for
    <section
      ref={region}
      className={classes.region}
      data-head={isAtTop || undefined}
      aria-label="Pemberitahuan (Alt+T)"
      onFocus={rememberFocus}
      onClick={giveFocusBack}
    >
      {/* Below dialogs, whose buttons they must not cover; as high as their words with large letters. */}
      <Notifications
        zIndex={150}
        withinPortal={false}
        containerWidth={420}
        notificationMaxHeight="none"
        limit={3}
      />
    </section>
  );
}

const changes = ['focusin', 'focusout', 'selectionchange', 'input', 'scroll', 'resize'];

/** Returns true while toasts at the bottom would cover the line that is being written. */
function useIsOverCaret(region: RefObject<HTMLElement | null>): boolean {
  const { notifications } = useNotifications();
  const [isOver, setIsOver] = useState(false);
  /** Pixels between the toasts' usual place and the window's lower edge. */
  const bottomGap = useRef(0);
  useEffect(() => {
    if (notifications.length === 0) return setIsOver(false);
    const update = () => {
      const toasts = region.current?.querySelector('[data-toast]')?.parentElement;
      const box = toasts?.getBoundingClientRect();
      const line = caretLine();
      if (!box || !line) return setIsOver(false);
      if (!region.current?.dataset.head) bottomGap.current = window.innerHeight - box.bottom;
      const bottom = window.innerHeight - bottomGap.current;
      const isBeside = line.right < box.left || line.left > box.right;
      setIsOver(!isBeside && line.bottom > bottom - box.height - 8 && line.top < bottom);
    };
    let frame = requestAnimationFrame(update);
    // Not in the event itself: a state set before React reads an `input` renders the field's old value over the new letter.
    const updateLater = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    for (const change of changes) window.addEventListener(change, updateLater, options);
    return () => {
      cancelAnimationFrame(frame);
      listening.abort();
    };
  }, [notifications, region]);
  return isOver;
}

/** Returns the box of the caret's line in window pixels; the editor itself is higher than the window. */
function caretLine(): DOMRect | null {
  const field = document.activeElement;
  if (!(field instanceof HTMLElement)) return null;
  if (!field.isContentEditable) {
    const isField = field.matches('textarea, select, input:not([type="checkbox"], [type="file"])');
    return isField ? field.getBoundingClientRect() : null;
  }
  const { focusNode } = document.getSelection() ?? {};
  const line = focusNode instanceof Element ? focusNode : focusNode?.parentElement;
  return (line ?? field).getBoundingClientRect();
}
