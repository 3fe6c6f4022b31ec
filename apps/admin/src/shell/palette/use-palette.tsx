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
  const ask = (query: string) => store.updateState((state) => ({ ...state, query, selected: 0 }));
  const open = () => {
    spotlight.open();
    // Spotlight clears the query once it has faded out, which opening it again prevents.
    ask('');
  };
  return { Palette, KeysDialog, store, open, ask, close: spotlight.close };
}

/**
 * Keeps what is typed for as long as `isAwaited` says that the palette's field will take it: until then it would go into the
 * text that lies below.
 * @returns tells what was typed.
 */
function keepTyped(isAwaited: () => boolean): () => string {
  let typed = '';
  const keep = (event: KeyboardEvent) => {
    if (!isAwaited()) return window.removeEventListener('keydown', keep, true);
    if (event.ctrlKey || event.metaKey || event.altKey || event.key.length > 1) return;
    typed += event.key;
    event.preventDefault();
  };
  window.addEventListener('keydown', keep, true);
  return () => typed;
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
  const openByKey = async () => {
    let palette: Loaded | null = null;
    let isLoading = true;
    const isAwaited = () =>
      isLoading ||
      (palette?.store.getState().opened === true &&
        !document.activeElement?.closest('[role=dialog]'));
    const typed = keepTyped(isAwaited);
    await show((found) => {
      palette = found;
      document.addEventListener('focusin', () => found.ask(typed()), { once: true });
      found.open();
    });
    isLoading = false;
  };
  const toggle = () => (loaded?.store.getState().opened ? loaded.close() : void openByKey());
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
