import { useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useServices } from '../services.ts';
import { Document } from './document.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Letterhead } from './letterhead.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { Toasts } from './toasts.tsx';
import { Tooltips } from './tooltips.tsx';

const mainId = 'isi';

/** Header, page, footer. After a navigation the page takes the focus, as after a full load. */
export function RootLayout() {
  const [scheme, setScheme] = useState(useServices().scheme);
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const focusedFor = useRef(pathname);

  useEffect(() => {
    if (focusedFor.current === pathname) return;
    focusedFor.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <Document scheme={scheme}>
      <Letterhead path={pathname} />
      <a
        href={`#${mainId}`}
        className="bg-card rounded-control font-strong fixed -top-20 left-2 z-30 px-4 py-2.5 focus:top-2"
      >
        Langsung ke isi
      </a>
      <NavigationProgress />
      <Header />
      <main id={mainId} ref={main} tabIndex={-1} className="grow outline-none!">
        <Outlet />
      </main>
      <Footer scheme={scheme} onSchemeChange={setScheme} />
      <Toasts />
      <Tooltips />
      <ScrollRestoration />
    </Document>
  );
}
