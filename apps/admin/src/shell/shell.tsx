import { Skeleton, VisuallyHidden } from '@mantine/core';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { UnsavedChangesDialog } from './dialogs/unsaved-changes-dialog.tsx';
import { usePalette } from './palette/use-palette.tsx';
import { SchoolReminder } from './school-reminder.tsx';
import { useSessionWarning } from './session/use-session-warning.ts';
import classes from './shell.module.css';
import { SideBar } from './side-bar.tsx';
import { Toasts } from './toasts/toasts.tsx';

/** The frame of every page behind the login. */
export function Shell() {
  useSessionWarning();
  const { pathname } = useLocation();
  const palette = usePalette();
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#isi">
        Lewati ke isi
      </a>
      <SideBar onPalette={palette.open} />
      <main className={classes.main} id="isi" tabIndex={-1}>
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
