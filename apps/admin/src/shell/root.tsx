import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';

/** Around every page: waits for its code, and starts a new page at its top. */
export function Root() {
  return (
    <Suspense>
      <Outlet />
      <ScrollRestoration />
    </Suspense>
  );
}
