import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { loginPath } from '../paths.ts';
import { useServices, useUsername } from '../services.ts';

/**
 * Lets only a signed-in person through (spec section 4); everyone else goes to the login page, and
 * from there back to the wanted path. Under `full` the provider is asked once whether the session
 * still lives; its refusal ends it here too (services.ts).
 */
export function SessionGuard() {
  const { client } = useServices();
  const username = useUsername();
  const { pathname, search } = useLocation();
  useQuery({
    queryKey: ['session'],
    queryFn: ({ signal }) => client.session(signal),
    enabled: username !== null && client.profile === 'full',
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (username === null) return <Navigate to={loginPath(pathname + search)} replace />;
  return <Outlet />;
}
