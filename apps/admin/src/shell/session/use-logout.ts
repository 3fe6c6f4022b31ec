import { useServices } from '../../services.ts';

/**
 * Returns the logout: ends the session here at once and at the provider when it can be reached
 * (docs/spec.md#states); asks first while text is unsaved.
 */
export function useLogout(): () => void {
  const { client, dirtyForms, queryClient, session } = useServices();
  const end = () => {
    // A provider that cannot be reached ends its session by its own time limit.
    client.logout().catch(() => undefined);
    session.end();
    void silence();
    queryClient.clear();
  };
  return () => dirtyForms.guard(end);
}

/** Ends the notifications of who was signed in here (features/account/use-notifications.ts). */
async function silence(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
