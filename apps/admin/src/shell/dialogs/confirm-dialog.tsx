import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import dialog from './dialog.module.css';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  /** Says who will see or lose what. */
  children: ReactNode;
  /** The words of the button that does it, and those while it is done. */
  yes: string;
  busy?: string;
  isBusy?: boolean;
  /** Marks what takes something away. */
  isRisky?: boolean;
  onYes: () => void;
  onClose: () => void;
};

/** A question before something is done; `Batal` has the focus, Escape means the same. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { yes, busy = yes, isBusy = false, isRisky = false, onYes, onClose } = props;
  return (
    <Dialog isOpen={props.isOpen} title={props.title} onClose={onClose}>
      <p className={dialog.words}>{props.children}</p>
      <div className={dialog.buttons}>
        <Button variant="default" data-autofocus onClick={onClose}>
          Batal
        </Button>
        <Button
          {...(isRisky && { color: 'red' })}
          aria-disabled={isBusy}
          onClick={() => !isBusy && onYes()}
        >
          {isBusy ? busy : yes}
        </Button>
      </div>
    </Dialog>
  );
}
