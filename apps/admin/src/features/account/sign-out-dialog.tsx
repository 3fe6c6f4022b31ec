import { Button } from '@mantine/core';
import type { Device } from '@pesantren/api-client/contract/account';
import dialog from '../../shell/dialogs/dialog.module.css';
import { Dialog } from '../../shell/dialogs/dialog.tsx';
import { deviceInWords } from './device-in-words.ts';

type SignOutDialogProps = {
  /** Which device is asked about; `null` while none is. */
  device: Device | null;
  isRunning: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before the account is signed out on another device; `Batal` has the focus. */
export function SignOutDialog({ device, isRunning, onConfirm, onCancel }: SignOutDialogProps) {
  return (
    <Dialog
      isOpen={device !== null}
      title={device ? `Keluarkan ${deviceInWords(device.user_agent)}?` : ''}
      onClose={onCancel}
    >
      <p className={dialog.words}>
        Perangkat itu harus masuk lagi dengan kata sandi. Tulisan yang belum disimpan di sana tidak
        hilang.
      </p>
      <div className={dialog.buttons}>
        <Button variant="default" data-autofocus onClick={onCancel}>
          Batal
        </Button>
        <Button aria-disabled={isRunning} onClick={() => !isRunning && onConfirm()}>
          {isRunning ? 'Mengeluarkan…' : 'Keluarkan'}
        </Button>
      </div>
    </Dialog>
  );
}
