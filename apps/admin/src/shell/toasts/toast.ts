import { type NotificationData, notifications } from '@mantine/notifications';
import { createElement, type ReactNode } from 'react';
import { randomId } from '../../random-id.ts';
import { ToastShare } from '../../resource/share/toast-share.tsx';
import type { SharedPage } from '../../resource/share/whatsapp-url.ts';
import type { ChunkError } from '../chunk-error.ts';
import { describeError } from '../describe-error.ts';
import classes from './toast.module.css';
import { ToastAction } from './toast-action.tsx';

const common = {
  'data-toast': '',
  tabIndex: -1,
  classNames: { root: classes.root, description: classes.words, closeButton: classes.close },
  closeButtonProps: { 'aria-label': 'Tutup pemberitahuan' },
} satisfies Partial<NotificationData>;

/** Milliseconds for which a toast shows; a pointer over it and the keyboard in it hold it (WCAG 2.2.1). */
const shownFor = { done: 6000, undo: 10_000, failure: 12_000, warning: 120_000 };

/** Toasts that say no more than that something of this page is done. */
const ofThisPage = new Set<string>();

/** Takes away what was said of a page that is left; a way back, and a failure, stay. */
export function hideToastsOfPage(): void {
  for (const id of ofThisPage) notifications.hide(id);
  ofThisPage.clear();
}

function showDone(message: ReactNode): () => void {
  const id = randomId();
  ofThisPage.add(id);
  notifications.show({ ...common, id, role: 'status', autoClose: shownFor.done, message });
  return () => void notifications.hide(id);
}

/** Says that something is done, with a way back where there is one. @returns what takes it away. */
export function toastDone(words: string, undo?: () => void): () => void {
  if (!undo) return showDone(words);
  const facts = { role: 'status', autoClose: shownFor.undo };
  return showWithAction(words, 'Urungkan', undo, facts);
}

/** Says what is about to happen, for two minutes, with a button that prevents it. */
export function toastWarning(words: string, label: string, prevent: () => void): void {
  showWithAction(words, label, prevent, { role: 'alert', autoClose: shownFor.warning });
}

function showWithAction(
  words: string,
  label: string,
  act: () => void,
  facts: Partial<NotificationData>,
): () => void {
  const id = randomId();
  const hide = () => void notifications.hide(id);
  let isPicked = false;
  const onPick = () => {
    hide();
    if (!isPicked) act();
    isPicked = true;
  };
  const message = createElement(ToastAction, { words, label, onPick });
  notifications.show({ ...common, ...facts, id, message });
  return hide;
}

/** Says that an item is saved, and offers to pass on its page where it is known. */
export function toastSaved(words: string, page: SharedPage | null | undefined): void {
  showDone(page ? createElement(ToastShare, { words, page }) : words);
}

/** Says why code did not come, with a button that reloads the page where only that brings it. */
export function toastChunkError({ error, needsReload }: ChunkError, reload: () => void): void {
  if (!needsReload) toastFailure(new Error(error.detail));
  else
    showWithAction(describeError(error), 'Muat ulang', reload, { role: 'alert', autoClose: false });
}

/** Says what failed and, where the provider told, why; `more` is a sentence about what is left. */
export function toastFailure(error: unknown, more = ''): void {
  notifications.show({
    ...common,
    role: 'alert',
    autoClose: shownFor.failure,
    classNames: { ...common.classNames, root: `${classes.root} ${classes.failure}` },
    message: more ? `${describeError(error).replace(/[.]?$/, '.')} ${more}` : describeError(error),
  });
}
