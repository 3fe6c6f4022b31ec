import { can } from '@pesantren/api-client/contract/permissions';
import type { RegistrationWave } from '@pesantren/api-client/contract/registration';
import { useState } from 'react';
import { useRole } from '../../shell/session/use-role.ts';
import { toastDone } from '../../shell/toasts/toast.tsx';
import { ChangePassphrase } from './key/change-passphrase.tsx';
import { KeyCeremony } from './key/key-ceremony.tsx';
import { KeyNotes } from './key/key-notes.tsx';
import type { OpenKey } from './key/school-key.ts';
import { UnlockForm } from './key/unlock-form.tsx';
import { OpenedList } from './list/opened-list.tsx';

/** The desk once there is a key: locked, then the list with what is done about its keys. */
export function RegistrationOffice({ waves }: { waves: readonly RegistrationWave[] }) {
  const mayKeepKey = can(useRole(), 'keep-registration-key');
  const [keys, setKeys] = useState<OpenKey[]>([]);
  const [task, setTask] = useState<'make' | 'open' | 'change' | null>(null);
  const leave = () => setTask(null);
  const isOpen = keys.length > 0;
  if (task === 'make') return <KeyCeremony onDone={leave} onCancel={leave} />;
  return (
    <>
      {(!isOpen || task === 'open') && (
        <UnlockForm
          mayChange={mayKeepKey}
          known={keys}
          onOpened={(opened) => {
            const others = keys.filter(({ id }) => opened.every((key) => key.id !== id));
            setKeys([...others, ...opened]);
            leave();
          }}
          onCancel={leave}
        />
      )}
      {isOpen && (
        <OpenedList
          waves={waves}
          keys={keys}
          isCurrent={task === null}
          onOpenMore={() => setTask('open')}
        />
      )}
      {task === 'change' && (
        <ChangePassphrase
          opened={keys}
          words="Sandi baru membuka semua yang terbuka sekarang, di perangkat lain juga; yang lama tidak lagi. Kunci kertas tetap sama."
          yes="Ganti sandi"
          onChanged={() => {
            toastDone('Sandi diganti.');
            leave();
          }}
          onCancel={leave}
        />
      )}
      <KeyNotes
        onMake={() => setTask('make')}
        onChange={isOpen && task !== 'change' ? () => setTask('change') : undefined}
      />
    </>
  );
}
