import type { ReactNode } from 'react';

const tones = {
  primary: 'bg-primary-soft text-primary-strong',
  danger: 'bg-danger-soft text-danger-strong',
  plain: 'text-muted [box-shadow:inset_0_0_0_1px_var(--border-strong)]',
} as const;

/** A short word about an item, such as its category. */
export function Badge({
  tone = 'primary',
  children,
}: {
  tone?: keyof typeof tones;
  children: ReactNode;
}) {
  return (
    <span
      className={`text-mini font-strong rounded-tag wrap-anywhere inline-flex max-w-full items-center gap-1.5 px-2 py-0.5 leading-normal ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
