import { type NotificationData, notifications } from '@mantine/notifications';
import { createElement } from 'react';
import { sentencesOf } from './error-words.ts';
import type { SharedPage } from './shared-page.ts';
import classes from './toast.module.css';
import { ToastAction } from './toast-action.tsx';
import { ToastShare } from './toast-share.tsx';

const common = {
  'data-toast': '',
  tabIndex: -1,
  classNames: { root: classes.root, description: classes.words, closeButton: classes.close },
  closeButtonProps: { 'aria-label': 'Tutup pemberitahuan' },
} satisfies Partial<NotificationData>;

/** Says that something is done, with a way back where there is one. */
export function toastDone(words: string, undo?: () => void): void {
  const id = crypto.randomUUID();
  let isTakenBack = false;
  const takeBack = () => {
    notifications.hide(id);
    if (!isTakenBack) undo?.();
    isTakenBack = true;
  };
  notifications.show({
    ...common,
    id,
    role: 'status',
    autoClose: undo ? 10_000 : 6000,
    message: undo ? createElement(ToastAction, { words, onUndo: takeBack }) : words,
  });
}

/** Says that an item is saved, and offers to pass on its page where it is known. */
export function toastSaved(words: string, page: SharedPage | null | undefined): void {
  notifications.show({
    ...common,
    role: 'status',
    autoClose: page ? 20_000 : 6000,
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
