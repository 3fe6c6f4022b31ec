import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppModal } from './app-modal.tsx';
import classes from './dialog.module.css';

type DialogProps = { isOpen: boolean; title: string; onClose: () => void; children: ReactNode };

/** A small dialog in the middle; Escape and a click outside close it. */
export function Dialog({ isOpen, title, onClose, children }: DialogProps) {
  return (
    <AppModal
      opened={isOpen}
      onClose={onClose}
      centered
      withCloseButton={false}
      classNames={{ content: classes.content }}
    >
      <Modal.Title className={classes.title}>{title}</Modal.Title>
      {children}
    </AppModal>
  );
}
