import { password } from '../../apps/api/src/testing/server-process.ts';

/** Returns `fetch` with an administrator's session, as the admin app at `origin` calls the provider. */
export async function signedIn(api: string, origin: string): Promise<typeof fetch> {
  const headers = { 'X-API-Key': 'pesantren-dev-key', 'Content-Type': 'application/json' };
  const login = await fetch(`${api}/admin.php/login`, {
    method: 'POST',
    headers: { ...headers, Origin: origin },
    body: JSON.stringify({ username: 'admin', password }),
  });
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return (input, init) => {
    const request = new Request(input, init);
    request.headers.set('Origin', origin);
    request.headers.set('Cookie', cookie);
    return fetch(request);
  };
}
