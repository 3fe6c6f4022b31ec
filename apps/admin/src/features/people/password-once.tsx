import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { AccountPassword } from '@pesantren/api-client/contract/account';
import { limits } from '@pesantren/content/limits';
import { messages } from '@pesantren/content/messages';
import dialog from '../../shell/dialogs/dialog.module.css';
import { Dialog } from '../../shell/dialogs/dialog.tsx';
import classes from './people-page.module.css';

type PasswordOnceProps = { fresh: AccountPassword | null; onClose: () => void };

/** Shows a new password, the only time that anybody can read it. */
export function PasswordOnce({ fresh, onClose }: PasswordOnceProps) {
  const { copy, copied } = useClipboard({ timeout: limits.copiedShownFor });
  if (!fresh) return null;
  return (
    // Only its button closes it: a tap beside it or Back would lose what is shown once.
    <Dialog isOpen title={`Kata sandi ${fresh.account.username}`} onClose={() => undefined}>
      <p className={dialog.words}>
        Hanya ditampilkan sekali. Serahkan langsung kepada orangnya; ia dapat menggantinya di Akun.
      </p>
      <p className={classes.password}>{fresh.password}</p>
      <div className={dialog.buttons}>
        <Button variant="default" onClick={() => copy(fresh.password)}>
          <span aria-live="polite">{copied ? messages.copied : 'Salin kata sandi'}</span>
        </Button>
        <Button onClick={onClose}>Sudah dicatat</Button>
      </div>
    </Dialog>
  );
}
