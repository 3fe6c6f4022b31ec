import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';

type SchemeSwitchProps = { className: string | undefined };

/** Changes between the light and the dark scheme; the browser remembers the choice. */
export function SchemeSwitch({ className }: SchemeSwitchProps) {
  // Mantine would hold transitions back with a style element, which the page's policy forbids.
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const dark = useComputedColorScheme('light') === 'dark';
  const Icon = dark ? IconSun : IconMoon;
  return (
    <button
      className={className}
      type="button"
      onClick={() => setColorScheme(dark ? 'light' : 'dark')}
    >
      <Icon size={20} stroke={1.7} aria-hidden />
      <span>{dark ? 'Tampilan terang' : 'Tampilan gelap'}</span>
    </button>
  );
}
