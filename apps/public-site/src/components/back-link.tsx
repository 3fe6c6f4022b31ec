import { IconArrowLeft } from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { asksForMore } from '../hydration/intercept-links.ts';

/** Goes back in history when the visitor came from this site, else to the list. */
export function BackLink({ to }: { to: string }) {
  const navigate = useNavigate();
  const cameFromSite = useLocation().key !== 'default';
  return (
    <a
      href={to}
      onClick={(event) => {
        if (!cameFromSite || asksForMore(event.nativeEvent)) return;
        event.preventDefault();
        void navigate(-1);
      }}
      className="print:hidden text-small font-strong text-primary min-h-target inline-flex items-center gap-2 underline-offset-4 hover:underline"
    >
      <IconArrowLeft className="size-5" aria-hidden="true" />
      Kembali
    </a>
  );
}
