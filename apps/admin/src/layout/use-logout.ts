import { useServices } from '../services.ts';

/** Ends the session here at once, and at the provider when it can be reached (spec section 4). */
export function useLogout(): () => void {
  const { client, queryClient, session } = useServices();
  return () => {
    // Out of reach, the provider ends its session by its own time limit.
    client.logout().catch(() => undefined);
    session.end();
    queryClient.clear();
  };
}
