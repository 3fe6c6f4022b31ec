import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { type Scheme, schemeCookie, schemes } from './color-scheme.ts';

const choices = {
  system: { label: 'Ikuti perangkat', Icon: IconDeviceDesktop },
  light: { label: 'Terang', Icon: IconSun },
  dark: { label: 'Gelap', Icon: IconMoon },
} as const;

type SchemeSwitchProps = { scheme: Scheme; onChange: (scheme: Scheme) => void };

/** Chooses light, dark or the device's color scheme; stored in a cookie. Needs JavaScript. */
export function SchemeSwitch({ scheme, onChange }: SchemeSwitchProps) {
  function choose(next: Scheme) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that people still use
    document.cookie = schemeCookie(next);
    onChange(next);
  }

  return (
    <fieldset className="border-primary-600 rounded-control flex border p-0.5 noscript:hidden">
      <legend className="sr-only">Tampilan</legend>
      {schemes.map((choice) => {
        const { label, Icon } = choices[choice];
        return (
          <label
            key={choice}
            data-tooltip
            className="size-target has-checked:bg-primary-600 has-checked:text-on-band has-focus-visible:outline-accent grid cursor-pointer place-items-center rounded-[8px] has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name="skema"
              value={choice}
              checked={choice === scheme}
              onChange={() => choose(choice)}
              className="sr-only"
            />
            <Icon className="size-5" aria-hidden="true" />
            <span className="sr-only">{label}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
