import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { UnsavedChangesDialog } from './dialogs/unsaved-changes-dialog.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { usePalette } from './palette/use-palette.ts';
import { useSessionWarning } from './session/use-session-warning.ts';
import classes from './shell.module.css';
import { SideBar } from './side-bar.tsx';
import { Toasts } from './toasts/toasts.tsx';

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
      <UnsavedChangesDialog />
      <Toasts />
    </div>
  );
}
