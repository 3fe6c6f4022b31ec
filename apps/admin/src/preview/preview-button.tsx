import { Button } from '@mantine/core';
import { messages } from '@pesantren/content/messages';
import { IconEye } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { toastFailure } from '../layout/toast.ts';

type PreviewButtonProps = {
  /** Loads the preview's dialog; without a network that fails in words, and the form stays. */
  load: () => Promise<unknown>;
  children: (onClose: () => void) => ReactNode;
};

/** Opens the preview of what a form holds; nothing is saved by it. */
export function PreviewButton({ load, children }: PreviewButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const open = () =>
    load().then(
      () => setIsOpen(true),
      () => toastFailure(new Error(messages.offline)),
    );
  return (
    <div>
      <Button
        type="button"
        variant="default"
        leftSection={<IconEye size={18} stroke={1.7} aria-hidden />}
        onClick={() => void open()}
      >
        Pratinjau
      </Button>
      {isOpen && <Suspense fallback={null}>{children(() => setIsOpen(false))}</Suspense>}
    </div>
  );
}
