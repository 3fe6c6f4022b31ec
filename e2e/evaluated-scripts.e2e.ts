import { watchEvaluatedScripts } from './evaluated-scripts.ts';
import { expect, test } from './fixtures.ts';

/** A page and its scripts, in place of a folder of the site. */
const files: Record<string, string> = {
  '/coba/': `<!doctype html><title>Coba</title>
    <link rel="modulepreload" href="/coba/module.js"><link rel="prefetch" href="/coba/later.js">
    <link rel="preload" as="script" href="/coba/preloaded.js"><script>document.title = 'Jalan'</script>`,
  '/coba/classic/': '<!doctype html><title>Coba</title><script src="/coba/classic.js"></script>',
  '/coba/module.js': "import './imported.js'; export const used = () => 1;",
  '/coba/imported.js': 'export {};',
  '/coba/later.js': 'export {};',
  '/coba/preloaded.js': 'globalThis.isPreloaded = true;',
  '/coba/classic.js': 'globalThis.isClassic = true;',
};

test('a script counts once it is evaluated, and not when it is fetched ahead', async ({
  context,
  system,
}) => {
  const page = await context.newPage();
  const fetched = new Set<string>();
  await page.route('**/coba/**', (route) => {
    const { pathname } = new URL(route.request().url());
    fetched.add(pathname);
    const contentType = pathname.endsWith('.js') ? 'text/javascript' : 'text/html';
    return route.fulfill({ contentType, body: files[pathname] ?? '' });
  });
  const evaluatedScripts = await watchEvaluatedScripts(page);

  await page.goto(`${system.site}/coba/`, { waitUntil: 'networkidle' });
  await expect(page).toHaveTitle('Jalan');
  const ahead = ['later', 'module', 'preloaded'].map((name) => `/coba/${name}.js`);
  expect([...fetched]).toEqual(expect.arrayContaining(ahead));
  expect(await evaluatedScripts()).toEqual([]);

  // By a name that no compiler knows.
  await page.evaluate((path) => import(path), '/coba/module.js');
  expect(await evaluatedScripts()).toEqual(['/coba/imported.js', '/coba/module.js']);

  await page.goto(`${system.site}/coba/classic/`);
  expect(await evaluatedScripts()).toContain('/coba/classic.js');
});
