import { Button, Modal } from '@mantine/core';
import { useAccount, useServices } from '../../services.ts';
import dialog from '../../shell/dialogs/dialog.module.css';
import { useFocusReturn } from '../../shell/dialogs/use-focus-return.ts';
import { LoginForm } from './login-form.tsx';

/** The login over a page whose session has ended; the text in its form stays. */
export function LoginDialog() {
  const { session } = useServices();
  const account = useAccount();
  useFocusReturn(true, true);
  return (
    // Mantine locks scrolling with a style element, which the content security policy forbids.
    <Modal
      opened
      onClose={session.end}
      centered
      lockScroll={false}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      transitionProps={{ duration: 160, transition: 'fade' }}
      classNames={{ content: dialog.content }}
    >
      <Modal.Title className={dialog.title}>Masuk lagi untuk melanjutkan</Modal.Title>
      <p className={dialog.words}>
        Anda perlu masuk lagi. Tulisan Anda tetap di tempatnya; yang sedang disimpan akan dikirim
        setelah Anda masuk.
      </p>
      <LoginForm username={account} />
      <Button variant="subtle" fullWidth mt={8} onClick={session.end}>
        Nanti saja
      </Button>
    </Modal>
  );
}
