import { browserDeadlines } from './browser-fetch.ts';
import type { SendWithProgress } from './transport.ts';

/**
 * Sends by XMLHttpRequest, since `fetch` reports no progress of a request's body, and gives up where nothing moves.
 * @throws TypeError without a response, AbortError of the signal.
 */
export const sendWithProgress: SendWithProgress = (url, init, onProgress) => {
  const { method = 'GET', headers, body, credentials, signal } = init;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUp = () => request.abort();
    let deadline: ReturnType<typeof setTimeout> | undefined;
    const waitOn = () => {
      clearTimeout(deadline);
      deadline = setTimeout(giveUp, browserDeadlines.upload);
    };
    const settle = (act: () => void) => () => {
      clearTimeout(deadline);
      signal?.removeEventListener('abort', giveUp);
      act();
    };
    if (signal?.aborted) return reject(aborted());
    signal?.addEventListener('abort', giveUp);

    request.open(method, url);
    request.withCredentials = credentials === 'include';
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      waitOn();
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener(
      'load',
      settle(() => resolve(answerOf(request))),
    );
    request.addEventListener(
      'error',
      settle(() => reject(new TypeError('No answer.'))),
    );
    request.addEventListener(
      'abort',
      settle(() => reject(signal?.aborted ? aborted() : new TypeError('No answer.'))),
    );
    waitOn();
    request.send(body as XMLHttpRequestBodyInit);
  });
};

function answerOf(request: XMLHttpRequest): Response {
  const lines = request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)
    .filter(Boolean);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
  });
  const { status, responseText } = request;
  const hasBody = status !== 204 && status !== 205 && status !== 304;
  return new Response(hasBody ? responseText : null, { status, headers });
}

function aborted(): DOMException {
  return new DOMException('The upload was cancelled.', 'AbortError');
}
