import type { ReactNode } from 'react';

const tones = {
  daun: 'bg-daun-lembut-2 text-daun-teks-kuat',
  bata: 'bg-bata-lembut text-bata-teks',
  plain: 'text-tinta-2 inset-ring inset-ring-garis-kuat',
} as const;

/** A short word about an item, such as its category. */
export function Badge({
  tone = 'daun',
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
