import { VisuallyHidden } from '@mantine/core';
import {
  type Icon,
  IconDeviceDesktop,
  IconDeviceMobile,
  IconMoon,
  IconSun,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { AppModal } from '../../shell/dialogs/app-modal.tsx';
import classes from './preview-dialog.module.css';
import { PreviewFrame } from './preview-frame.tsx';

type PreviewDialogProps = {
  onClose: () => void;
  /** Stands beside the preview; on a phone above it. */
  aside?: ReactNode;
  /** False when the focus goes elsewhere as it closes. */
  returnFocus?: boolean;
  children: ReactNode;
};

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

/** Shows what is being written as visitors will see it, on a phone or a computer, light or dark. */
export function PreviewDialog({
  onClose,
  aside,
  returnFocus = true,
  children,
}: PreviewDialogProps) {
  const [device, setDevice] = useState<keyof typeof widths>('phone');
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  return (
    <AppModal
      opened
      onClose={onClose}
      returnFocus={returnFocus}
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
      <div className={classes.columns}>
        {aside && <aside className={classes.aside}>{aside}</aside>}
        <PreviewFrame width={widths[device]} scheme={scheme}>
          {children}
        </PreviewFrame>
      </div>
    </AppModal>
  );
}

type PreviewSwitchProps<Value extends string> = {
  name: string;
  choices: readonly { value: Value; label: string; Icon: Icon }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A group of toggle buttons of which one is pressed. */
function PreviewSwitch<Value extends string>(props: PreviewSwitchProps<Value>) {
  const { name, choices, value: chosen, onChange } = props;
  return (
    <fieldset className={classes.switch}>
      <legend>
        <VisuallyHidden>{name}</VisuallyHidden>
      </legend>
      {choices.map(({ value, label, Icon }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChange(value)}
        >
          <Icon size={20} stroke={1.7} aria-hidden />
          {label}
        </button>
      ))}
    </fieldset>
  );
}
