import { KeysDialog } from './keys-dialog.tsx';
import { PaletteDialog } from './palette-dialog.tsx';
import type { PaletteView } from './use-palette.ts';

type PaletteProps = {
  view: PaletteView;
  onView: (view: PaletteView) => void;
};

/** The palette and the list of keys, one of which is open at a time. */
export function Palette({ view, onView }: PaletteProps) {
  const close = () => onView(null);
  return (
    <>
      <PaletteDialog
        isOpen={view === 'commands'}
        onClose={close}
        onShowKeys={() => onView('keys')}
      />
      <KeysDialog isOpen={view === 'keys'} onClose={close} />
    </>
  );
}
