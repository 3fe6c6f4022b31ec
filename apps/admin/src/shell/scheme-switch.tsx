import { IconMoon, IconSun } from '@tabler/icons-react';
import { useSchemeToggle } from './use-scheme-toggle.ts';

type SchemeSwitchProps = { className: string | undefined };

/** Changes between the light and the dark scheme. */
export function SchemeSwitch({ className }: SchemeSwitchProps) {
  const { isDark, other, change } = useSchemeToggle();
  const Icon = isDark ? IconSun : IconMoon;
  return (
    <button className={className} type="button" onClick={change}>
      <Icon size={20} stroke={1.7} aria-hidden />
      <span>{other}</span>
    </button>
  );
}
