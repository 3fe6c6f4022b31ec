import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { isGuarded, mayOpen, paths } from '../../paths.ts';
import { useServices } from '../../services.ts';
import { lazyWithRetry } from '../errors/lazy-with-retry.tsx';
import { useOwnSession } from './use-role.ts';

const ManagersOnlyPage = lazyWithRetry(
  async () => (await import('./managers-only-page.tsx')).ManagersOnlyPage,
);

/**
 * Lets through to a guarded page who may open it, which asks for nothing before the role is known; everybody else reads
 * whose it is. A session that cannot be asked is left to the page and its calls. `plain` has no such pages.
 */
export function ManagerGuard() {
  const { client } = useServices();
  const { pathname } = useLocation();
  const { data, isPending, failureCount } = useOwnSession();
  if (!isGuarded(pathname)) return <Outlet />;
  if (client.profile === 'plain') return <Navigate to={paths.articles} replace />;
  if (data && !mayOpen(data.role, pathname)) return <ManagersOnlyPage role={data.role} />;
  return isPending && failureCount === 0 ? null : <Outlet />;
}
