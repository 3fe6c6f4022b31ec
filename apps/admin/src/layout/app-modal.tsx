import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../services.ts';

const fade = { duration: 160, transition: 'fade' } as const;

/** Mantine's dialog as all of ours are: over the page, which does not move on Back; Back closes the dialog. */
export function AppModal(props: ModalProps) {
  const { opened, onClose } = props;
  const { overlays } = useServices();
  const close = useEffectEvent(() => onClose());
  useEffect(() => (opened ? overlays.add(() => close()) : undefined), [opened, overlays]);
  // Mantine would lock scrolling with a style element, which the page's policy forbids.
  return <Modal lockScroll={false} transitionProps={fade} {...props} />;
}
