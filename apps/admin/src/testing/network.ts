import { vi } from 'vitest';
import { answer, HttpResponse, http, server } from './app.tsx';

const everyCall = '*/api/*';

/** Answers each call by the provider of the test. */
export const provider = () => http.all(everyCall, ({ request }) => answer(request));

/** Takes the network of the device away, or gives it back. */
export function setNetwork(isThere: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  server.resetHandlers(isThere ? provider() : http.all(everyCall, () => HttpResponse.error()));
  window.dispatchEvent(new Event(isThere ? 'online' : 'offline'));
}
