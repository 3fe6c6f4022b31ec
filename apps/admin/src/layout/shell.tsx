import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { usePalette } from '../palette/use-palette.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import classes from './shell.module.css';
import { SideBar } from './side-bar.tsx';
import { Toasts } from './toasts.tsx';
import { useSessionWarning } from './use-session-warning.ts';

/** The frame of every page behind the login. */
export function Shell() {
  useSessionWarning();
  const palette = usePalette();
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#isi">
        Lewati ke isi
      </a>
      <SideBar onPalette={palette.open} />
      <main className={classes.main} id="isi" tabIndex={-1}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
      {palette.Loaded && <palette.Loaded view={palette.view} onView={palette.setView} />}
      <LeaveQuestion />
      <Toasts />
    </div>
  );
}
