import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../../services.ts';
import classes from './app-modal.module.css';
import { useFocusReturn } from './use-focus-return.ts';

const fade = { duration: 160, transition: 'fade' } as const;

/**
 * Mantine's modal with the app's defaults: Back closes it and leaves the page where it is. A `title`
 * stands in a head of our own, since Mantine's `<header>` would count as a second banner of the page.
 */
export function AppModal({
  title,
  closeButtonProps,
  returnFocus = true,
  children,
  ...props
}: ModalProps) {
  const { opened, onClose } = props;
  useFocusReturn(opened, returnFocus);
  const { dialogStack } = useServices();
  const close = useEffectEvent(() => onClose());
  useEffect(() => (opened ? dialogStack.add(() => close()) : undefined), [opened, dialogStack]);
  return (
    // Mantine locks scrolling with a style element, which the content security policy forbids.
    <Modal
      lockScroll={false}
      transitionProps={fade}
      {...props}
      onExitTransitionEnd={() => {
        props.onExitTransitionEnd?.();
        // Until it is taken out of the document it may hold the focus still.
        setTimeout(focusPageIfLost);
      }}
      returnFocus={false}
      withCloseButton={false}
    >
      {title && (
        <div className={classes.head}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <Modal.CloseButton className={classes.close} {...closeButtonProps} />
        </div>
      )}
      {children}
    </Modal>
  );
}

/** Has the keyboard go on in the page where what had the focus before is gone with what the dialog did. */
function focusPageIfLost(): void {
  if (document.activeElement === document.body)
    document.querySelector('main')?.focus({ preventScroll: true });
}
