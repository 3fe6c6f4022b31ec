/** Reloads the page in the newest release: the kept one goes, and is fetched anew later. */
export async function reloadNewest(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.unregister();
  window.location.reload();
}
