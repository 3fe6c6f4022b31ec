import { Button, Modal } from '@mantine/core';
import classes from './confirm-delete.module.css';

type ConfirmDeleteProps = {
  /** The exact question of spec section 5. */
  question: string;
  /** What will be deleted, `null` when nothing is asked. */
  subject: string | null;
  isDeleting: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before an item is deleted; `Batal` has the focus, Escape means the same. */
export function ConfirmDelete(props: ConfirmDeleteProps) {
  return (
    // Mantine would lock scrolling with a style element, which the page's policy forbids.
    <Modal
      opened={props.subject !== null}
      onClose={props.onCancel}
      centered
      lockScroll={false}
      withCloseButton={false}
      transitionProps={{ duration: 160, transition: 'fade' }}
      classNames={{ content: classes.content }}
    >
      <Modal.Title className={classes.title}>{props.question}</Modal.Title>
      <p className={classes.subject}>{props.subject}</p>
      <div className={classes.buttons}>
        <Button variant="default" data-autofocus onClick={props.onCancel}>
          Batal
        </Button>
        <Button
          color="red"
          aria-disabled={props.isDeleting}
          onClick={() => !props.isDeleting && props.onConfirm()}
        >
          {props.isDeleting ? 'Menghapus…' : 'Hapus'}
        </Button>
      </div>
    </Modal>
  );
}
