import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { loginPath } from '../../paths.ts';
import { useAccount, useServices, useUsername } from '../../services.ts';
import { lazyWithRetry } from '../errors/lazy-with-retry.tsx';
import { useOwnSession } from './use-role.ts';

// The shell has loaded it by then; imported here it would be part of the first load.
const Dialog = lazy(async () => ({ default: (await import('../dialogs/dialog.tsx')).Dialog }));
const LoginDialog = lazyWithRetry(
  async () => (await import('../../features/login/login-dialog.tsx')).LoginDialog,
  (failure) => (
    <Dialog isOpen title="Masuk lagi untuk melanjutkan" onClose={() => undefined}>
      {failure}
    </Dialog>
  ),
);

/**
 * Lets only a signed-in person through (docs/spec.md#roles); everyone else goes to the login page, and
 * from there back to the requested path. A session that ends while text is unsaved or a call waits
 * leaves the page as it is, with the login over it (docs/reliability.md#p19). Under `full` the provider
 * is asked once whether the session is alive; its 401 ends it here too (services.ts).
 */
export function SessionGuard() {
  const { session, dirtyForms } = useServices();
  const username = useUsername();
  const account = useAccount();
  const isExpired = useSyncExternalStore(session.subscribe, session.expired);
  const { pathname, search } = useLocation();
  useOwnSession();
  const mustStay = isExpired && (dirtyForms.any() || session.hasWaitingCalls());
  if (username === null && !mustStay) {
    return <Navigate to={loginPath(pathname + search)} replace />;
  }
  return (
    <>
      {/* Another account gets fresh pages. */}
      <Outlet key={account} />
      {username === null && (
        <Suspense>
          <LoginDialog />
        </Suspense>
      )}
    </>
  );
}
