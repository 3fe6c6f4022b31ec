import { IconDeviceDesktop, IconDeviceMobile, IconMoon, IconSun } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { AppModal } from '../../shell/dialogs/app-modal.tsx';
import classes from './preview-dialog.module.css';
import { PreviewFrame } from './preview-frame.tsx';
import { PreviewSwitch } from './preview-switch.tsx';

type PreviewDialogProps = { onClose: () => void; children: ReactNode };

/** Widths of the visitors' windows, in pixels. */
const widths = { phone: 360, computer: 1280 } as const;

const widthChoices = [
  { value: 'phone', label: 'Ponsel', Icon: IconDeviceMobile },
  { value: 'computer', label: 'Komputer', Icon: IconDeviceDesktop },
] as const;

const schemeChoices = [
  { value: 'light', label: 'Terang', Icon: IconSun },
  { value: 'dark', label: 'Gelap', Icon: IconMoon },
] as const;

/** How visitors will see what is being written, on a phone or a computer, by day or by night. */
export function PreviewDialog({ onClose, children }: PreviewDialogProps) {
  const [device, setDevice] = useState<keyof typeof widths>('phone');
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  return (
    <AppModal
      opened
      onClose={onClose}
      title="Pratinjau"
      fullScreen
      closeButtonProps={{ 'aria-label': 'Tutup pratinjau' }}
      padding={0}
      transitionProps={{ duration: 0 }}
      classNames={{ content: classes.content, body: classes.body }}
    >
      <div className={classes.switches}>
        <PreviewSwitch name="Lebar" choices={widthChoices} value={device} onChange={setDevice} />
        <PreviewSwitch
          name="Tampilan"
          choices={schemeChoices}
          value={scheme}
          onChange={setScheme}
        />
      </div>
      <PreviewFrame width={widths[device]} scheme={scheme}>
        {children}
      </PreviewFrame>
    </AppModal>
  );
}
