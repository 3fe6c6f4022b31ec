import { school } from '@pesantren/content/school';
import { Logo } from '@pesantren/ui/logo';
import type { CSSProperties, ReactNode } from 'react';
import { useServices } from '../services.ts';

type PaperProps = {
  /** The page's own path, which stands on the printed sheet. */
  path: string;
  children: ReactNode;
};

/** What people print: on paper it stands under the school's letterhead, its links spelled out. */
export function Paper({ path, children }: PaperProps) {
  const { siteUrl } = useServices().config;
  const { address, contacts } = school;
  // Read by print.css, which writes own links out in full.
  const style = { '--situs': JSON.stringify(siteUrl) } as CSSProperties;
  return (
    <div className="paper" style={style}>
      <header className="letterhead hidden print:grid">
        <Logo />
        <p>
          {address.street}, {address.town}, {address.regency}, {address.province} {address.postcode}
          <br />
          {contacts.map(({ title, phone }) => `${title} ${phone}`).join(' · ')}
        </p>
        <p className="letterhead-source">{siteUrl + path}</p>
      </header>
      {children}
    </div>
  );
}
