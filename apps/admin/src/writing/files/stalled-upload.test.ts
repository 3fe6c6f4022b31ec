import { browserDeadlines } from '@pesantren/api-client/transport/browser-fetch';
import { sendWithProgress } from '@pesantren/api-client/transport/send-with-progress';
import { expect, onTestFinished, test, vi } from 'vitest';
import { http, server } from '../../testing/app.tsx';

test('[F-74] an upload of which nothing moves any more is one without a connection', async () => {
  server.listen();
  onTestFinished(() => server.close());
  server.resetHandlers(http.post('*/upload.php', () => new Promise(() => {})));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const moved = vi.fn();
  const init = { method: 'POST', body: new FormData() };
  const upload = sendWithProgress('http://localhost/api/upload.php', init, moved);
  const ended = expect(upload).rejects.toThrow(TypeError);
  expect(moved).toHaveBeenCalled();
  vi.advanceTimersByTime(browserDeadlines.upload - 1);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1);
  await ended;
});
