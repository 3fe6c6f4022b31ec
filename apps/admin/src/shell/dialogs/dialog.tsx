import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppModal } from './app-modal.tsx';
import classes from './dialog.module.css';

type DialogProps = {
  isOpen: boolean;
  title: string;
  /** Returns the focus to where it was before. */
  returnFocus?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A small centered dialog; Escape and a click outside close it. */
export function Dialog({ isOpen, title, returnFocus = true, ...props }: DialogProps) {
  return (
    <AppModal
      opened={isOpen}
      onClose={props.onClose}
      returnFocus={returnFocus}
      centered
      withCloseButton={false}
      classNames={{ content: classes.content }}
    >
      <Modal.Title className={classes.title}>{title}</Modal.Title>
      {props.children}
    </AppModal>
  );
}
