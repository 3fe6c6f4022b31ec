import { useServices } from '../services.ts';

/** Ends the session here at once, and at the provider when it can be reached (spec section 4). */
export function useLogout(): () => void {
  const { client, queryClient, session } = useServices();
  return () => {
    client
      .logout()
      .catch((error: unknown) => console.info('Sesi di server belum diakhiri:', error));
    session.end();
    queryClient.clear();
  };
}
