import type { TestApi } from './test-api.ts';

/** What any school answers to anybody of its own: photos that parents have agreed to are asked for without a key. */
const open = /^\/(?:healthz|readyz|api\/students\.php\/\d+\/photo)$/;

type Sender = { key: string; session: string };

/**
 * Has a second school of the same process hear what the first is asked: as it is, of which it must answer nothing, and
 * then in its own name, by which it holds the same ids and all that a process keeps has been filled by another.
 * @throws Error when it answers with the first school's key.
 */
export async function askSecond(
  second: TestApi & Sender,
  request: Request,
  { key, session }: Sender,
  address: string,
): Promise<void> {
  const { pathname } = new URL(request.url);
  const across = await second.fetch(request.clone(), address);
  await across.arrayBuffer();
  if (across.ok && request.method !== 'OPTIONS' && !open.test(pathname))
    throw new Error(`${request.method} ${pathname} of one school was answered by another.`);

  const own = new Request(request.clone());
  if (own.headers.get('X-API-Key') === key) own.headers.set('X-API-Key', second.key);
  const cookie = own.headers.get('Cookie');
  if (cookie?.includes(session)) own.headers.set('Cookie', cookie.replace(session, second.session));
  await (await second.fetch(own, address)).arrayBuffer();
}
