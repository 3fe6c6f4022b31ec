import { useHotkeys } from '@mantine/hooks';
import { type ReactNode, useRef, useState } from 'react';
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

const isDialogOpen = () => document.querySelector('[aria-modal="true"]') !== null;

/**
 * Returns the palette's elements and the function that opens it. Its keys: Ctrl or Cmd with K anywhere, `?`
 * where nothing is being typed. The code is loaded with the first use; a failure is reported by a toast.
 */
export function usePalette(): { open: () => void; elements: ReactNode } {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [areKeysShown, setAreKeysShown] = useState(false);
  const { dirtyForms } = useServices();
  // What is asked for twice while the code loads is one palette.
  const code = useRef<Promise<Loaded>>(null);
  const isOpening = useRef(false);
  const show = async (part: (palette: Loaded) => void) => {
    // An open dialog is answered first.
    if (isDialogOpen()) return;
    try {
      code.current ??= load();
      const palette = await code.current;
      if (isDialogOpen()) return;
      // Mounted before it opens, or the dialog would not know where to return the focus.
      flushSync(() => setLoaded(palette));
      flushSync(() => part(palette));
    } catch {
      code.current = null;
      toastChunkError(await explainChunkError(), dirtyForms.reload);
    }
  };
  const openPalette = () => void show((palette) => palette.open());
  const openByKey = async () => {
    let palette: Loaded | null = null;
    isOpening.current = true;
    const isAwaited = () =>
      isOpening.current ||
      (palette?.store.getState().opened === true &&
        !document.activeElement?.closest('[role=dialog]'));
    const typed = keepTyped(isAwaited);
    await show((found) => {
      palette = found;
      document.addEventListener('focusin', () => found.ask(typed()), { once: true });
      found.open();
    });
    isOpening.current = false;
  };
  const toggle = () => {
    if (isOpening.current) return;
    if (loaded?.store.getState().opened) loaded.close();
    else void openByKey();
  };
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
