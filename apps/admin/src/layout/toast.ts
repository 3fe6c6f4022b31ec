import { type NotificationData, notifications } from '@mantine/notifications';
import { createElement } from 'react';
import { uniqueName } from '../unique-name.ts';
import { sentencesOf } from './error-words.ts';
import type { SharedPage } from './page-to-share.ts';
import classes from './toast.module.css';
import { ToastAction } from './toast-action.tsx';
import { ToastShare } from './toast-share.tsx';

const common = {
  'data-toast': '',
  tabIndex: -1,
  classNames: { root: classes.root, description: classes.words, closeButton: classes.close },
  closeButtonProps: { 'aria-label': 'Tutup pemberitahuan' },
} satisfies Partial<NotificationData>;

/** Says that something is done, with a way back where there is one. @returns what takes it away. */
export function toastDone(words: string, undo?: () => void): () => void {
  if (undo) return showWithAction(words, 'Urungkan', undo, { role: 'status', autoClose: 10_000 });
  const id = notifications.show({ ...common, role: 'status', autoClose: 6000, message: words });
  return () => void notifications.hide(id);
}

/** Says what is about to happen, for two minutes, with a button that prevents it. */
export function toastWarning(words: string, label: string, prevent: () => void): void {
  showWithAction(words, label, prevent, { role: 'alert', autoClose: 120_000 });
}

function showWithAction(
  words: string,
  label: string,
  act: () => void,
  facts: Partial<NotificationData>,
): () => void {
  const id = uniqueName();
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
  notifications.show({
    ...common,
    role: 'status',
    autoClose: page ? 12_000 : 6000,
    message: page ? createElement(ToastShare, { words, page }) : words,
  });
}

/** Says what failed and, where the provider told, why; `more` is a sentence about what is left. */
export function toastFailure(error: unknown, more = ''): void {
  notifications.show({
    ...common,
    role: 'alert',
    autoClose: 12_000,
    classNames: { ...common.classNames, root: `${classes.root} ${classes.failure}` },
    message: more ? `${sentencesOf(error).replace(/[.]?$/, '.')} ${more}` : sentencesOf(error),
  });
}
