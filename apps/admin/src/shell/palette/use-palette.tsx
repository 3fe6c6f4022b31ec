import { useHotkeys } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useServices } from '../../services.ts';
import { explainChunkError } from '../errors/chunk-error.ts';
import { toastChunkError } from '../toasts/toast.tsx';

type Loaded = Awaited<ReturnType<typeof load>>;

/** Loads the palette's code and creates its state. */
async function load() {
  const [{ Palette }, { KeysDialog }, { createSpotlight }] = await Promise.all([
    import('./palette.tsx'),
    import('./keys-dialog.tsx'),
    import('@mantine/spotlight'),
  ]);
  const [store, spotlight] = createSpotlight();
  const open = () => {
    spotlight.open();
    // Spotlight clears the query once it has faded out, which opening it again prevents.
    store.updateState((state) => ({ ...state, query: '', selected: 0 }));
  };
  return { Palette, KeysDialog, store, open, close: spotlight.close };
}

/**
 * Returns the palette's elements and the function that opens it. Its keys: Ctrl or Cmd with K anywhere, `?`
 * where nothing is being typed. The code is loaded with the first use; a failure is reported by a toast.
 */
export function usePalette(): { open: () => void; elements: ReactNode } {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [areKeysShown, setAreKeysShown] = useState(false);
  const { dirtyForms } = useServices();
  const show = async (part: (palette: Loaded) => void) => {
    // An open dialog is answered first.
    if (document.querySelector('[aria-modal="true"]')) return;
    try {
      const palette = loaded ?? (await load());
      // Mounted before it opens, or the dialog would not know where to return the focus.
      flushSync(() => setLoaded(palette));
      flushSync(() => part(palette));
    } catch {
      toastChunkError(await explainChunkError(), dirtyForms.reload);
    }
  };
  const openPalette = () => void show((palette) => palette.open());
  const toggle = () => (loaded?.store.getState().opened ? loaded.close() : openPalette());
  useHotkeys([['mod+K', toggle]], [], true);
  useHotkeys([['shift+?', () => void show(() => setAreKeysShown(true))]]);
  return {
    open: openPalette,
    elements: loaded && (
      <>
        <loaded.Palette
          store={loaded.store}
          onClose={loaded.close}
          onShowKeys={() => setAreKeysShown(true)}
        />
        <loaded.KeysDialog isOpen={areKeysShown} onClose={() => setAreKeysShown(false)} />
      </>
    ),
  };
}
