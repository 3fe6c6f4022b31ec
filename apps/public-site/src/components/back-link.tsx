import { IconArrowLeft } from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router';
import { isModifiedClick } from '../hydration/intercept-links.ts';
import { TextLink } from './text-link.tsx';

/** Goes back in history when the visitor came from this site, else to the list. */
export function BackLink({ to }: { to: string }) {
  const navigate = useNavigate();
  const cameFromSite = useLocation().key !== 'default';
  return (
    <TextLink
      href={to}
      onClick={(event) => {
        if (!cameFromSite || isModifiedClick(event.nativeEvent)) return;
        event.preventDefault();
        void navigate(-1);
      }}
      className="print:hidden"
    >
      <IconArrowLeft className="size-5" aria-hidden="true" />
      Kembali
    </TextLink>
  );
}
