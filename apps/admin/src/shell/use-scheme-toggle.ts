import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';

/** The scheme that is shown, and the change to the other; the browser remembers the choice. */
export function useSchemeToggle() {
  // Mantine would hold transitions back with a style element, which the page's policy forbids.
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const isDark = useComputedColorScheme('light') === 'dark';
  return {
    isDark,
    /** What the other one is called. */
    other: isDark ? 'Tampilan terang' : 'Tampilan gelap',
    change: () => setColorScheme(isDark ? 'light' : 'dark'),
  };
}
