import { type NotificationData, notifications, notificationsStore } from '@mantine/notifications';
import type { ReactNode } from 'react';
import type { ChunkError } from '../errors/chunk-error.ts';
import { asSentence, describeError } from '../errors/describe-error.ts';
import classes from './toast.module.css';

/** Marks a button with which its toast goes. */
const closing = { 'data-closes': '' };

const common = {
  'data-toast': '',
  tabIndex: -1,
  classNames: { root: classes.root, description: classes.words, closeButton: classes.close },
  closeButtonProps: { 'aria-label': 'Tutup pemberitahuan', ...closing },
} satisfies Partial<NotificationData>;

/** Milliseconds for which a toast shows; pointer and keyboard focus pause the clock (WCAG 2.2.1). */
const shownFor = { done: 6000, undo: 10_000, failure: 12_000, warning: 120_000 };

/** Toasts that only report success on this page; an undo or a failure outlives the page. */
const ofThisPage = new Set<string>();

/** Hides the reports of success of a page that is left. */
export function hideToastsOfPage(): void {
  for (const id of ofThisPage) notifications.hide(id);
  ofThisPage.clear();
}

/** Reports a success, with `Urungkan` where it can be undone. @returns a function that hides the toast. */
export function toastDone(message: ReactNode, undo?: () => void): () => void {
  if (undo) {
    return showWithAction(message, 'Urungkan', undo, { role: 'status', autoClose: shownFor.undo });
  }
  const id = notifications.show({ ...common, role: 'status', autoClose: shownFor.done, message });
  ofThisPage.add(id);
  return () => void notifications.hide(id);
}

/** Tells what needs somebody, for two minutes, with a button that sees to it. */
export function toastWarning(message: string, label: string, act: () => void): void {
  showWithAction(message, label, act, { role: 'alert', autoClose: shownFor.warning });
}

/** Reports a failed import of code, with a button that reloads the page where only that brings it. */
export function toastChunkError({ error, needsReload }: ChunkError, reload: () => void): void {
  if (!needsReload) toastFailure(new Error(error.detail));
  else
    showWithAction(describeError(error), 'Muat ulang', reload, { role: 'alert', autoClose: false });
}

/**
 * Reports a failure with its reason where that is known; `more` is a sentence about what remains. The same words stand there
 * once: each of ten photos may find the device full.
 */
export function toastFailure(error: unknown, more = ''): void {
  const words = describeError(error);
  const message = more ? `${asSentence(words)} ${more}` : words;
  const { notifications: shown, queue } = notificationsStore.getState();
  for (const { id = '' } of [...shown, ...queue].filter((one) => one.message === message))
    notifications.hide(id);
  notifications.show({
    ...common,
    role: 'alert',
    autoClose: shownFor.failure,
    classNames: { ...common.classNames, root: `${classes.root} ${classes.failure}` },
    message,
  });
}

function showWithAction(
  message: ReactNode,
  label: string,
  act: () => void,
  options: Partial<NotificationData>,
): () => void {
  let isPicked = false;
  const onClick = () => {
    hide();
    if (!isPicked) act();
    isPicked = true;
  };
  const id = notifications.show({
    ...common,
    ...options,
    message: (
      <span className={classes.line}>
        {message}
        <button className={classes.action} type="button" onClick={onClick} {...closing}>
          {label}
        </button>
      </span>
    ),
  });
  const hide = () => void notifications.hide(id);
  return hide;
}
