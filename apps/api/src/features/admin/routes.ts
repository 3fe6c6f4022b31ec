import { loginInputSchema } from '@pesantren/api-client/contract/admin';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import { bodyLimit } from '../../http/body-limit.ts';
import { contentType } from '../../http/content-type.ts';
import type { Env } from '../../http/env.ts';
import { Problem } from '../../http/problem.ts';
import { readSecret } from '../../http/read-input.ts';
import { session } from '../../http/session.ts';
import { endedSessionCookie, sessionCookie, sessionValue } from '../../http/session-cookie.ts';
import { sessions as sessionsOf } from './sessions.ts';
import { adminStore } from './store.ts';

/** `/admin.php`: login is for anyone, the rest for who is signed in. */
export function adminRoutes(deps: Deps) {
  const admins = adminStore(deps.db);
  const sessions = sessionsOf(deps);

  return new Hono<Env>()
    .use(contentType('json'), bodyLimit(4096))
    .post('/login', async (c) => {
      const { username, password } = await readSecret(c, loginInputSchema);
      const admin = await admins.byName(username);
      const right = await deps.passwords.verify(password, admin?.password_hash);
      if (!admin || !right) throw new Problem('wrong-credentials');
      await sessions.end(sessionValue(c.req.header('Cookie')));
      c.header('Set-Cookie', sessionCookie(await sessions.start(admin.id)));
      return c.json({ username: admin.username });
    })
    .get('/session', session(sessions), (c) => c.json({ username: c.get('admin').username }))
    .post('/logout', session(sessions), async (c) => {
      await sessions.end(sessionValue(c.req.header('Cookie')));
      c.header('Set-Cookie', endedSessionCookie);
      return c.body(null, 204);
    });
}
