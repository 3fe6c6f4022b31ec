import { useServices } from '../../services.ts';

/**
 * Ends the session here at once, and at the provider when it can be reached (spec section 4); while
 * something is unsaved, after a question.
 */
export function useLogout(): () => void {
  const { client, navigationGuard, queryClient, session, dirtyForms } = useServices();
  const end = () => {
    // Out of reach, the provider ends its session by its own time limit.
    client.logout().catch(() => undefined);
    session.end();
    queryClient.clear();
  };
  return () => (dirtyForms.any() ? navigationGuard.confirm(end) : end());
}
