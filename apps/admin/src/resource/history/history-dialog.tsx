import { Modal } from '@mantine/core';
import { AppModal } from '../../shell/dialogs/app-modal.tsx';
import dialog from '../../shell/dialogs/dialog.module.css';
import { History, type HistoryProps } from './history.tsx';

type HistoryDialogProps = HistoryProps & {
  /** The item's title as it is now. */
  title: string;
};

/** The dialog with the history of an item. */
export function HistoryDialog({ title, ...history }: HistoryDialogProps) {
  return (
    <AppModal
      opened
      onClose={history.onClose}
      size="52rem"
      classNames={{ content: dialog.content }}
    >
      <Modal.Title className={dialog.title}>Riwayat</Modal.Title>
      {title && <p className={dialog.words}>{title}</p>}
      <History {...history} />
    </AppModal>
  );
}
