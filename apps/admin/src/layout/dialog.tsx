import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './dialog.module.css';

type DialogProps = { isOpen: boolean; title: string; onClose: () => void; children: ReactNode };

/** A small dialog in the middle; Escape and a click outside close it. */
export function Dialog({ isOpen, title, onClose, children }: DialogProps) {
  return (
    // Mantine would lock scrolling with a style element, which the page's policy forbids.
    <Modal
      opened={isOpen}
      onClose={onClose}
      centered
      lockScroll={false}
      withCloseButton={false}
      transitionProps={{ duration: 160, transition: 'fade' }}
      classNames={{ content: classes.content }}
    >
      <Modal.Title className={classes.title}>{title}</Modal.Title>
      {children}
    </Modal>
  );
}
