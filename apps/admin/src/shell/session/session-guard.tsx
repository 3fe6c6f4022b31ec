import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { loginPath } from '../../paths.ts';
import { useServices, useUsername } from '../../services.ts';
import { lazyWithRetry } from '../lazy-with-retry.tsx';

// The shell, which is there by then, has brought it: it is no part of the first load.
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
 * Lets only a signed-in person through (spec section 4); everyone else goes to the login page, and
 * from there back to the wanted path. A session that ends while something is unsaved or waits to be
 * sent leaves the page as it is, with the login over it (reliability P19). Under `full` the provider is
 * asked once whether the session still lives; its refusal ends it here too (services.ts).
 */
export function SessionGuard() {
  const { client, session, dirtyForms } = useServices();
  const username = useUsername();
  const isExpired = useSyncExternalStore(session.subscribe, session.expired);
  const { pathname, search } = useLocation();
  useQuery({
    queryKey: ['session'],
    queryFn: ({ signal }) => client.session(signal),
    enabled: username !== null && client.profile === 'full',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const hasSomethingAtStake = isExpired && (dirtyForms.any() || session.hasWaitingCalls());
  if (username === null && !hasSomethingAtStake) {
    return <Navigate to={loginPath(pathname + search)} replace />;
  }
  return (
    <>
      {/* Another account starts anew. */}
      <Outlet key={session.account()} />
      {username === null && (
        <Suspense>
          <LoginDialog />
        </Suspense>
      )}
    </>
  );
}
