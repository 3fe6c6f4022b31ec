import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { limits } from '@pesantren/content/limits';
import { messages } from '@pesantren/content/messages';
import dialog from '../../../shell/dialogs/dialog.module.css';
import { Dialog } from '../../../shell/dialogs/dialog.tsx';
import type { FormValues } from '../../../writing/submission.ts';
import { toPlainText } from './diff-values.ts';

type DeletedDialogProps = {
  labels: Readonly<Record<string, string>>;
  values: FormValues;
  onSaveAsNew: () => void;
  onClose: () => void;
};

/**
 * The dialog for an item that was deleted while it was edited: its text can be copied or saved as a new
 * item (docs/reliability.md#p21).
 */
export function DeletedDialog(props: DeletedDialogProps) {
  const { labels, values } = props;
  const clipboard = useClipboard({ timeout: limits.copiedShownFor });
  const copy = () => {
    const text = Object.entries(values)
      .filter(([, value]) => value !== '')
      .map(([field, value]) => `${labels[field] ?? field}:\n${toPlainText(value)}`)
      .join('\n\n');
    clipboard.copy(text);
  };
  return (
    <Dialog isOpen title={messages.itemDeleted} onClose={props.onClose}>
      <p className={dialog.words}>
        Orang lain menghapusnya sementara Anda menulis. Tulisan Anda masih ada di formulir.
      </p>
      <div className={dialog.buttons}>
        <Button variant="default" onClick={props.onClose}>
          Kembali
        </Button>
        <Button variant="default" onClick={copy}>
          <span aria-live="polite">{clipboard.copied ? messages.copied : 'Salin teks'}</span>
        </Button>
        <Button data-autofocus onClick={props.onSaveAsNew}>
          Simpan sebagai baru
        </Button>
      </div>
    </Dialog>
  );
}
