import { type ResourceName, resources } from '@pesantren/api-client/resources';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { apiForAllTests } from '../../testing/api-for-each-test.ts';
import { bodyOf, read, write } from '../../testing/requests.ts';
import { testApi } from '../../testing/test-api.ts';
import { type OpenApiDocument, operationsOf } from './document.ts';

let document: OpenApiDocument;
const api = apiForAllTests();
beforeAll(async () => {
  document = await bodyOf<OpenApiDocument>(write(api, 'GET', '/openapi.json'));
});

test('every route of the app is described, and nothing else', () => {
  const routes = api.app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)(?:\{.+\})?/g, '{$1}')}`);
  const described = operationsOf(document).map(
    ({ method, path }) => `${method.toUpperCase()} ${path}`,
  );
  expect(described.toSorted()).toEqual([...new Set(routes)].toSorted());
  expect(described.length).toBeGreaterThan(40);
});

test('responses match the described schemas', async () => {
  const schemas = document.components?.schemas ?? {};
  const schemaOf = (name: string) => z.fromJSONSchema(schemas[name] as never);
  for (const name of Object.keys(resources) as ResourceName[]) {
    const { id } = await api.create(name);
    const item = await bodyOf<object>(read(api, `${resources[name].path}/${id}`));
    expect(schemaOf(name).safeParse(item).error?.issues, name).toBeUndefined();
    expect(schemaOf(name).safeParse({ ...item, id: 'x' }).success).toBe(false);
    const own = await bodyOf<object>(write(api, 'GET', `${resources[name].path}/${id}?state=all`));
    expect(schemaOf(name).safeParse(own).error?.issues, name).toBeUndefined();
  }
  const log = await bodyOf<object[]>(write(api, 'GET', '/admin.php/log'));
  expect(schemaOf('log-entry').safeParse(log[0]).error?.issues).toBeUndefined();
  const devices = await bodyOf<object[]>(write(api, 'GET', '/admin.php/sessions'));
  expect(schemaOf('device').safeParse(devices[0]).error?.issues).toBeUndefined();
  const refused = await bodyOf<object>(read(api, '/articles.php/99'));
  expect(schemaOf('problem').safeParse(refused).error?.issues).toBeUndefined();
});

test('responses carry the described headers and no others', async () => {
  const kinds = ['ETag', 'Location', 'Set-Cookie', 'X-Total-Count'];
  async function expectTold(method: string, path: string, answer: Promise<Response>) {
    const { status, headers } = await answer;
    expect(status, path).toBeLessThan(300);
    const told = operationsOf(document).find(
      (one) => one.method === method && one.path === `/api${path}`,
    );
    const [success = {}] = Object.values(told?.responses ?? {});
    expect(
      kinds.filter((name) => headers.has(name)),
      path,
    ).toEqual('headers' in success ? Object.keys(success.headers ?? {}).toSorted() : []);
  }
  for (const name of Object.keys(resources) as ResourceName[]) {
    const { path } = resources[name];
    const { id } = await api.create(name);
    await expectTold('get', path, read(api, path));
    await expectTold('get', `${path}/{id}`, read(api, `${path}/${id}`));
    await expectTold('delete', `${path}/{id}`, write(api, 'DELETE', `${path}/${id}`));
    const restored = write(api, 'POST', `${path}/${id}/restore`, {});
    await expectTold('post', `${path}/{id}/restore`, restored);
  }
  const article = { title: 'a', content: 'b' };
  await expectTold('post', '/articles.php', write(api, 'POST', '/articles.php', article));
});

test('[C03] [C04] the description says what every write must carry, and that suffices', async () => {
  const { description } = document.info;
  for (const said of ['Origin', 'ADMIN_URL', 'application/json', 'multipart/form-data'])
    expect(description).toContain(said);
  const writes = operationsOf(document).filter(({ method }) => method !== 'get');
  for (const { method, path, requestBody: body } of writes) {
    if (path.endsWith('/logout')) continue;
    const type = isForm(body) ? 'multipart/form-data; boundary=x' : 'application/json';
    const url = api.origin + path.replace('{id}', '99');
    const headers = { 'Content-Type': type };
    const init = { method: method.toUpperCase(), headers, ...(body && { body: '{}' }) };
    const { status } = await api.fetch(api.asAdmin(new Request(url, init)));
    expect([400, 404, 422], `${method} ${path}`).toContain(status);
  }
});

test('every referenced schema is defined', () => {
  const named = [...JSON.stringify(document).matchAll(/#\/components\/(\w+)\/([\w-]+)/g)];
  const components = Object.entries(document.components ?? {});
  const defined = components.flatMap(([kind, all]) =>
    Object.keys(all).map((name) => `${kind}/${name}`),
  );
  const missing = named.filter(([, kind, name]) => !defined.includes(`${kind}/${name}`));
  expect([named.length > 50, missing]).toEqual([true, []]);
});

test('[Z11] without a session the description is the same 404 as any unknown path', async () => {
  for (const path of ['/openapi.json', '/openapi']) {
    const stranger = await read(api, path);
    const never = await read(api, '/tidak-ada');
    expect([stranger.status, await stranger.text()]).toEqual([404, await never.text()]);
    expect(stranger.headers.get('Cache-Control')).toBe('no-store');
    expect((await write(api, 'GET', path)).status).toBe(200);
  }
  const open = await testApi({ isDevelopment: true });
  expect((await read(open, '/openapi.json')).status).toBe(200);
  await open.stop();
});

test('the page lists all operations and has no script', async () => {
  const response = await write(api, 'GET', '/openapi');
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
  expect(response.headers.get('Content-Security-Policy')).not.toContain('script');
  const page = await response.text();
  for (const { path } of operationsOf(document)) expect(page).toContain(path);
  expect(page).not.toMatch(/<script|onclick/);
});

function isForm(body: object | undefined): boolean {
  return JSON.stringify(body)?.includes('multipart/form-data') ?? false;
}
