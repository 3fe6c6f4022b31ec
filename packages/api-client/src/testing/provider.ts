import { createClient } from '../client.ts';
import type { ClientOptions } from '../transport/transport.ts';

/** The response of a test's provider to a call. */
export type Answer = (request: Request) => Response | Promise<Response>;

export const apiUrl = 'https://api.sekolah.sch.id/api';

/** A client whose provider is a function; `requests` holds every call as it would leave. */
export function provider(answer: Answer, options: Partial<ClientOptions> = {}) {
  const requests: Request[] = [];
  const client = createClient({
    url: apiUrl,
    key: 'kunci-uji',
    profile: 'full',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      requests.push(request.clone());
      return answer(request);
    },
    ...options,
  });
  return { client, requests };
}

/** An answer with a JSON body. */
export function json(body: unknown, init?: ResponseInit): Answer {
  return () => Response.json(body, init);
}

/** An answer with a body as it is: HTML, broken JSON, nothing. */
export function text(body: string | null, init?: ResponseInit): Answer {
  return () => new Response(body, init);
}
