import { formatPhone } from '@pesantren/content/contact/phone';
import { addressOf } from '@pesantren/content/facts';
import { Logo } from '@pesantren/ui/ornament/logo';
import { Outlet, useLocation } from 'react-router-dom';
import { useFacts, useIsSample, useServices } from '../services.ts';
import { Document, mainId } from './document.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Tooltips } from './tooltips.tsx';

/** Header, page and footer. */
export function RootLayout() {
  const { pathname, search } = useLocation();
  return (
    <Document scheme={useServices().scheme}>
      <Letterhead path={pathname + search} />
      <a href={`#${mainId}`} className="skip-link">
        Langsung ke isi
      </a>
      <Header />
      <main id={mainId} tabIndex={-1} className="outline-none!">
        <Outlet />
      </main>
      <Footer />
      <Tooltips />
    </Document>
  );
}

/** The school's letterhead with the URL of the page; shown on paper only (print.css). */
function Letterhead({ path }: { path: string }) {
  const { siteUrl } = useServices().config;
  const { identity, contacts } = useFacts();
  const address = addressOf(identity);
  return (
    <div className="letterhead">
      <Logo identity={identity} />
      <p>
        {address}
        {address && <br />}
        {contacts.map(({ title, phone }) => `${title} ${formatPhone(phone)}`).join(' · ')}
      </p>
      <p>
        {siteUrl + path}
        {useIsSample() && ' · Contoh'}
      </p>
    </div>
  );
}
