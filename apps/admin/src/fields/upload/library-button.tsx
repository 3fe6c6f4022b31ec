import type { StoredPicture } from '@pesantren/api-client/contract/uploads/picture';
import { type ReactNode, Suspense, useState } from 'react';
import { useServices } from '../../services.ts';
import { lazyWithRetry } from '../../shell/errors/lazy-with-retry.tsx';

const PictureLibrary = lazyWithRetry(
  async () => (await import('./picture-library.tsx')).PictureLibrary,
);

type LibraryButtonProps = {
  /** Renders the button that opens the library. */
  children: (open: () => void) => ReactNode;
  onPick: (picture: StoredPicture) => void;
};

/** A button that opens the school's pictures to pick one; absent under `plain`, which cannot list them. */
export function LibraryButton({ children, onPick }: LibraryButtonProps) {
  const { client } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  if (client.profile === 'plain') return null;
  return (
    <>
      {children(() => setIsOpen(true))}
      {isOpen && (
        <Suspense>
          <PictureLibrary
            onPick={(picture) => {
              setIsOpen(false);
              onPick(picture);
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
