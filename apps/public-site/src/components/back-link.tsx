import { IconArrowLeft } from '@tabler/icons-react';
import { TextLink } from './text-link.tsx';

/** Goes back in history when the visitor came from this site (`plain/controls.ts`), else to the list. */
export function BackLink({ to }: { to: string }) {
  return (
    <TextLink href={to} data-back="" className="print:hidden">
      <IconArrowLeft className="size-5" aria-hidden="true" />
      Kembali
    </TextLink>
  );
}
