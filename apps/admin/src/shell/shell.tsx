import { Skeleton, VisuallyHidden } from '@mantine/core';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useServices } from '../services.ts';
import { outboxFilled } from '../writing/files/kept-origin.ts';
import { UnsavedChangesDialog } from './dialogs/unsaved-changes-dialog.tsx';
import { lazyWithRetry } from './errors/lazy-with-retry.tsx';
import { usePalette } from './palette/use-palette.tsx';
import { SchoolReminder } from './school-reminder.tsx';
import classes from './shell.module.css';
import { SideBar } from './side-bar.tsx';
import { toastChunkError } from './toasts/toast.tsx';
import { Toasts } from './toasts/toasts.tsx';

const OutboxList = lazyWithRetry(
  async () => (await import('../writing/outbox-list.tsx')).OutboxList,
  () => null,
);

const SessionWarning = lazyWithRetry(
  async () => (await import('./session/session-warning.tsx')).SessionWarning,
  () => null,
);

// Outside of the component: the compiler reads no `import()`.
const loadKeepRelease = () => import('./keep-release.ts');

/** Milliseconds after which the browser fetches the release to keep: until then the line is the page's own. */
const keepAfter = 5000;
/** Milliseconds after which a page that has just opened is taken for at rest: until then a form may be opened, whose code comes first. */
const restAfter = 4000;

/** The frame of every page behind the login. */
export function Shell() {
  const { dirtyForms } = useServices();
  useEffect(() => {
    const timer = setTimeout(async () => {
      // Without it the next start needs the network, no more.
      const chunk = await loadKeepRelease().catch(() => null);
      await chunk?.keepRelease((newer) => toastChunkError(newer, dirtyForms.reload));
    }, keepAfter);
    return () => clearTimeout(timer);
  }, [dirtyForms]);
  const { pathname, state } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(state?.signedIn === true ? '' : pathname);
  // What had the focus may be gone with the page before.
  useEffect(() => {
    const isLost = shown.current !== pathname && document.activeElement === document.body;
    shown.current = pathname;
    if (isLost) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  const palette = usePalette();
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#isi">
        Lewati ke isi
      </a>
      <SideBar onPalette={palette.open} />
      <main className={classes.main} id="isi" tabIndex={-1} ref={main}>
        <AtRest />
        <Suspense fallback={<PageSkeleton />}>
          {pathname === paths.articles && <SchoolReminder />}
          <Outlet />
        </Suspense>
      </main>
      {palette.elements}
      <UnsavedChangesDialog />
      <Toasts />
    </div>
  );
}

/** Renders the outbox and the warning of the session, once the first page is at rest or a form has left something there. */
function AtRest() {
  const { client } = useServices();
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const show = () => setIsDue(true);
    const timer = setTimeout(show, restAfter);
    window.addEventListener(outboxFilled, show);
    return () => {
      clearTimeout(timer);
      window.removeEventListener(outboxFilled, show);
    };
  }, []);
  return (
    isDue &&
    client.profile === 'full' && (
      <Suspense>
        <OutboxList />
        <SessionWarning />
      </Suspense>
    )
  );
}

/** The outline of a resource's page while its code loads. */
function PageSkeleton() {
  return (
    <div className={classes.skeleton} role="status">
      <VisuallyHidden>Memuat halaman…</VisuallyHidden>
      <Skeleton height={36} width={160} />
      <Skeleton height={68} />
      <Skeleton height={44} width={320} />
    </div>
  );
}
