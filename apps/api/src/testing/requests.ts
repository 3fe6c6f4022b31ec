import type { Problem } from '@pesantren/api-client/contract/problem';
import type { TestApi } from './test-api.ts';

/** Sends a GET with the API key alone: no cookie, no origin. */
export function read(api: TestApi, path: string): Promise<Response> {
  return api.fetch(new Request(api.url + path, { headers: { 'X-API-Key': api.key } }));
}

/** Sends JSON as the administrator; `headers` replace those of the browser. */
export function write(
  api: TestApi,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return api.fetch(
    api.asAdmin(
      new Request(api.url + path, {
        method,
        headers: { 'Content-Type': 'application/json', ...headers },
        body: body === undefined ? null : JSON.stringify(body),
      }),
    ),
  );
}

/** Uploads a file in field `file` as the administrator, with further `fields`, in another `session` if given. */
export function upload(
  api: TestApi,
  file: Blob,
  name = 'berkas',
  fields: Record<string, string | Blob> = {},
  session?: string,
): Promise<Response> {
  const form = new FormData();
  form.append('file', file, name);
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  const headers: Record<string, string> =
    session === undefined ? {} : { Cookie: `__Host-sid=${session}` };
  return api.fetch(
    api.asAdmin(new Request(`${api.url}/upload.php`, { method: 'POST', headers, body: form })),
  );
}

/** Reads the JSON body of a response, a problem's by default. */
export async function bodyOf<Body = Problem>(
  response: Response | Promise<Response>,
): Promise<Body> {
  return (await (await response).json()) as Body;
}

/** Uploads a file, or its bytes, as the administrator. @returns its URL. */
export async function uploadedUrl(api: TestApi, file: Blob | Uint8Array): Promise<string> {
  const blob = file instanceof Blob ? file : new Blob([Uint8Array.from(file)]);
  return (await bodyOf<{ data: { url: string } }>(upload(api, blob))).data.url;
}
