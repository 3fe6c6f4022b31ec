import { Hono } from 'hono';
import { photo } from '../sample-files/photo.ts';
import { seed } from './seed.ts';
import { strictness } from './strictness.ts';

type Item = Record<string, unknown> & { id: string };

const paths = {
  '/articles.php': 'articles',
  '/announcements.php': 'announcements',
  '/prestasi.php': 'prestasi',
  '/carousel_images.php': 'carousel',
  '/gallery_items.php': 'gallery',
} as const;

/**
 * A provider such as a school's PHP host may be: no extension (docs/contract.md#calls). Ids are strings,
 * CORS is `*` with two headers, there are no cookies, 2xx bodies are odd, and what the contract does not name is refused;
 * `/refusals` lists that.
 */
export function plainProvider(key: string, login: { username: string; password: string }): Hono {
  const items = seed();
  const files = new Map<string, File>();
  let lastId = 1000;
  const refusals: string[] = [];
  const app = new Hono();

  app.use(async (c, next) => {
    await next();
    c.res.headers.set('Access-Control-Allow-Origin', '*');
  });
  app.options('*', (c) => {
    c.header('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
    c.header('Access-Control-Allow-Headers', 'Content-Type, X-API-Key');
    return c.body(null, 200);
  });
  // Pictures of the site itself are on the provider's host (docs/contract.md#site-files).
  app.get('/uploads/situs/:name', async (c) => {
    const { buffer } = await photo();
    return c.body(new Uint8Array(buffer), 200, { 'Content-Type': 'image/jpeg' });
  });
  app.get('/uploads/:name', async (c) => {
    const file = files.get(c.req.param('name'));
    if (!file) return c.text('Not Found', 404);
    return c.body(await file.arrayBuffer(), 200, { 'Content-Type': file.type });
  });
  app.get('/refusals', (c) => c.json(refusals));
  app.use('/api/*', async (c, next) => {
    if (c.req.header('X-API-Key') !== key) return c.json({ message: 'Invalid API key' }, 401);
    return next();
  });
  app.use('/api/*', strictness(refusals));

  app.post('/api/admin.php/login', async (c) => {
    const given = await c.req.json();
    const ok = given.username === login.username && given.password === login.password;
    if (!ok) return c.json({ success: false, message: 'Username atau password salah' }, 401);
    return c.json({ success: true, username: login.username, token: 'tidak dipakai' });
  });
  app.post('/api/upload.php', async (c) => {
    const { file } = await c.req.parseBody();
    if (!(file instanceof File)) return c.json({ success: false }, 400);
    const name = `${++lastId}-${file.size}`;
    files.set(name, file);
    return c.json({ success: true, data: { url: `/uploads/${name}` } });
  });

  for (const [path, name] of Object.entries(paths)) {
    const list: Item[] = items[name];
    const position = (id: string) => list.findIndex((item) => item.id === id);
    // With a byte order mark, and labelled as a page.
    app.get(`/api${path}`, (c) => c.html(`\uFEFF${JSON.stringify(list)}`));
    app.post(`/api${path}`, async (c) => {
      list.unshift({ ...(await c.req.json()), id: String(++lastId) });
      return c.text('OK');
    });
    app.put(`/api${path}/:id`, async (c) => {
      const at = position(c.req.param('id'));
      if (at < 0) return c.text('tidak ada', 404);
      list[at] = { ...list[at], ...(await c.req.json()), id: c.req.param('id') };
      return c.json({ success: true });
    });
    app.delete(`/api${path}/:id`, (c) => {
      const at = position(c.req.param('id'));
      if (at < 0) return c.text('tidak ada', 404);
      list.splice(at, 1);
      return c.body(null, 200);
    });
  }
  app.get('/api/announcements.php/:id', (c) => {
    const found = items.announcements.find((item) => item.id === c.req.param('id'));
    return found ? c.json(found) : c.json({ message: 'not found' }, 404);
  });
  return app;
}
