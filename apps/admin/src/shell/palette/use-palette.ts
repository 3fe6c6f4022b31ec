import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useServices } from '../../services.ts';
import { explainChunkError } from '../chunk-error.ts';
import { toastChunkError } from '../toasts/toast.tsx';
import type { Palette } from './palette.tsx';

/** What is open over the page: the palette, the list of keys, or neither. */
export type PaletteView = 'commands' | 'keys' | null;

/**
 * The palette's state and its keys: Ctrl or Cmd with K anywhere, `?` where nothing is being typed. Its
 * code is loaded with the first use; where that fails words say why, and the page stays.
 */
export function usePalette() {
  const [view, setView] = useState<PaletteView>(null);
  const [Loaded, setLoaded] = useState<typeof Palette | null>(null);
  const { dirtyForms } = useServices();
  const open = async (next: Exclude<PaletteView, null>) => {
    // A question that is open is answered first.
    if (document.querySelector('[aria-modal="true"]')) return;
    try {
      const { Palette } = await import('./palette.tsx');
      // A dialog that is there before it opens, and opens at once, notes where the keyboard was.
      flushSync(() => setLoaded(() => Palette));
      flushSync(() => setView(next));
    } catch {
      toastChunkError(await explainChunkError(), dirtyForms.reload);
    }
  };
  const toggle = () => (view === 'commands' ? setView(null) : void open('commands'));
  useHotkeys([['mod+K', toggle]], [], true);
  useHotkeys([['shift+?', () => void open('keys')]]);
  return { view, Loaded, setView, open: () => void open('commands') };
}
