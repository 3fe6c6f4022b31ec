import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';

type PreviewButtonProps = {
  /** The preview's dialog, loaded once it is asked for. */
  children: (onClose: () => void) => ReactNode;
};

/** Opens the preview of what a form holds; nothing is saved by it. */
export function PreviewButton({ children }: PreviewButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button
        type="button"
        variant="default"
        leftSection={<IconEye size={18} stroke={1.7} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        Pratinjau
      </Button>
      {isOpen && <Suspense fallback={null}>{children(() => setIsOpen(false))}</Suspense>}
    </div>
  );
}
