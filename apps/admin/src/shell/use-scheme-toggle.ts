import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';

/** Returns the color scheme that is shown and the toggle to the other, which the browser remembers. */
export function useSchemeToggle() {
  // Mantine would suspend transitions with a style element, which the content security policy forbids.
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const isDark = useComputedColorScheme('light') === 'dark';
  return {
    isDark,
    /** The label of the other scheme. */
    other: isDark ? 'Tampilan terang' : 'Tampilan gelap',
    toggle: () => setColorScheme(isDark ? 'light' : 'dark'),
  };
}
