import { type Icon, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import type { Scheme } from '../plain/color-scheme.ts';

const choices = [
  { value: 'system', label: 'Ikuti perangkat', Icon: IconDeviceDesktop },
  { value: 'light', label: 'Terang', Icon: IconSun },
  { value: 'dark', label: 'Gelap', Icon: IconMoon },
] as const satisfies { value: Scheme; label: string; Icon: Icon }[];

/** Chooses light, dark or the device's color scheme, by `plain/color-scheme.ts`. Needs JavaScript. */
export function SchemeSwitch({ scheme }: { scheme: Scheme }) {
  return (
    <fieldset className="border-primary-600 rounded-control flex border p-0.5 noscript:hidden">
      <legend className="sr-only">Tampilan</legend>
      {choices.map(({ value, label, Icon }) => (
        <label key={value} data-tooltip className="scheme-choice">
          <input
            type="radio"
            name="skema"
            value={value}
            defaultChecked={value === scheme}
            data-plain
            className="sr-only"
          />
          <Icon className="size-5" aria-hidden="true" />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
