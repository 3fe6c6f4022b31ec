import { addressOf } from '@pesantren/content/facts';
import { Logo } from '@pesantren/ui/ornament/logo';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { useFacts, useServices } from '../services.ts';
import { Document } from './document.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Tooltips } from './tooltips.tsx';

const mainId = 'isi';

/** Header, page and footer. After a navigation the focus moves to the page, as after a full load. */
export function RootLayout() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const focusedFor = useRef(pathname);

  useEffect(() => {
    if (focusedFor.current === pathname) return;
    focusedFor.current = pathname;
    main.current?.removeAttribute('data-as-sent');
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <Document scheme={useServices().scheme}>
      <Letterhead path={pathname} />
      <a href={`#${mainId}`} className="skip-link">
        Langsung ke isi
      </a>
      <NavigationProgress />
      <Header />
      <main id={mainId} ref={main} tabIndex={-1} data-as-sent className="grow outline-none!">
        <Outlet />
      </main>
      <Footer />
      <Tooltips />
      <ScrollRestoration />
    </Document>
  );
}

/** The school's letterhead with the URL of the page; shown on paper only (print.css). */
function Letterhead({ path }: { path: string }) {
  const { siteUrl } = useServices().config;
  const { identity, contacts } = useFacts();
  return (
    <div className="letterhead">
      <Logo identity={identity} />
      <p>
        {addressOf(identity)}
        <br />
        {contacts.map(({ title, phone }) => `${title} ${phone}`).join(' · ')}
      </p>
      <p>{siteUrl + path}</p>
    </div>
  );
}

/** A thin line at the top while the next page is loading. */
function NavigationProgress() {
  if (useNavigation().state === 'idle') return null;
  return (
    <div
      role="progressbar"
      aria-label="Memuat halaman"
      className="bg-accent fixed inset-x-0 top-0 z-30 h-0.75 animate-pulse"
    />
  );
}
