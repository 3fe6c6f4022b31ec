import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useServices } from '../../services.ts';
import { explainChunkError } from '../../shell/errors/chunk-error.ts';
import { toastChunkError } from '../../shell/toasts/toast.tsx';

type PreviewButtonProps = {
  /** Imports the preview's dialog; a failure is reported by a toast, and the form stays. */
  load: () => Promise<unknown>;
  children: (onClose: () => void) => ReactNode;
};

/** A button that opens the preview of a form's values without saving them. */
export function PreviewButton({ load, children }: PreviewButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { dirtyForms } = useServices();
  const open = () =>
    load().then(
      () => setIsOpen(true),
      async () => toastChunkError(await explainChunkError(), dirtyForms.reload),
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
