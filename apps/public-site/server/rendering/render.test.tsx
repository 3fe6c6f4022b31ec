import { defaultFacts } from '@pesantren/content/default-facts';
import { messages } from '@pesantren/content/messages';
import { siteFiles } from '@pesantren/content/site-files';
import { describe, expect, test, vi } from 'vitest';
import {
  api,
  logged,
  provider,
  providerForEachTest,
  providerIsBack,
  visit,
} from '../../src/testing/site.tsx';

providerForEachTest();

async function htmlAt(path: string, options?: Parameters<typeof visit>[1]): Promise<string> {
  return (await visit(path, options)).text();
}

/** The page's HTML without the data for crawlers at its end. */
function drawn(html: string): string {
  return html.slice(0, html.indexOf('<script'));
}

/** The text that a browser makes of HTML, as far as these pages' entities go. */
function textOf(html: string): string {
  return html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

describe('pages before any script', () => {
  test('[R-04] the home page holds its words and the newest articles', async () => {
    await api.create('articles', { title: 'Panen raya' });
    const response = await visit('/');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(defaultFacts.hero.headline);
    expect(html).toContain('Panen raya');
    expect(html).toMatch(/<title>[^<]*Pesantren Lembah Alas/);
  });

  test('[R-04] [A-04] an article stands at the slug of its title, with description and address', async () => {
    await api.create('articles', { title: 'Panen Raya!', excerpt: 'Dua ton.', content: 'Isinya.' });
    const html = await htmlAt('/artikel/panen-raya');
    expect(html).toContain('<title>Panen Raya! · Pesantren Lembah Alas</title>');
    expect(html).toContain('<meta name="description" content="Dua ton."/>');
    expect(html).toContain(`<link rel="canonical" href="${api.siteOrigin}/artikel/panen-raya"/>`);
    expect(html).toContain('Isinya.');
  });

  test('a browser connects early to a provider that sends the pictures itself', async () => {
    const link = `<link rel="preconnect" href="${api.origin}">`;
    expect(await htmlAt('/')).toContain(link);
    expect(await (await visit('/', { ownUploads: true })).text()).not.toContain(link);
  });

  test('[B-09] the hero’s picture comes from uploads on the provider’s host', async () => {
    expect(await htmlAt('/')).toContain(`src="${api.origin}/uploads/situs/${siteFiles.hero}"`);
  });

  test('[S10] a day is a day in WIB, wherever the server stands', async () => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    provider('articles', () =>
      Response.json([{ id: 1, title: 'Upacara', date: '2025-08-17T18:00:00Z' }]),
    );
    expect(await htmlAt('/')).toContain('<time dateTime="2025-08-18">18 Agustus 2025</time>');
    vi.unstubAllEnvs();
  });

  test.each([
    ['skema=dark', '<html lang="id" data-scheme="dark">'],
    ['a=b; skema=light', '<html lang="id" data-scheme="light">'],
    ['skema=ungu"><script>', '<html lang="id">'],
  ])('the cookie %s decides the scheme, and only the scheme', async (cookie, start) => {
    expect(await htmlAt('/', { cookie })).toContain(`<!doctype html>${start}`);
  });
});

describe('what is not there', () => {
  test('[R-02] [X14] any other path: 404 in words, a way home, one line for the operator', async () => {
    const response = await visit('/tidak%0Aada/<script>alert(1)</script>');
    const html = drawn(await response.text());
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=1');
    expect(html).toContain(messages.pageNotFound);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('alert(1)');
    const path = '/tidak%0Aada/%3Cscript%3Ealert(1)%3C/script%3E';
    expect(logged).toEqual([{ event: 'page-missing', path }]);
  });

  test('[A-05] an unknown slug: its own words with status 404', async () => {
    const response = await visit('/artikel/tidak-ada');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(messages.articleNotFound);
  });

  test('[S01] an address that an article has left answers 301 to where it is now, at once', async () => {
    const { id } = await api.create('articles', { title: 'Panen kopi' });
    await api.rename(id, 'Panen madu');
    await api.rename(id, 'Panen & pesta');
    for (const path of ['/artikel/panen-kopi', '/artikel/panen-madu?utm_source=wa']) {
      const moved = await visit(path, { headers: { Host: 'jahat.example' } });
      expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/artikel/panen-pesta']);
    }
    expect((await visit('/artikel/panen-pesta')).status).toBe(200);
    expect((await visit('/artikel/panen-kopi', { profile: 'plain' })).status).toBe(404);
  });

  test.each(['/artikel/%E0%A4%A', '/%E0%A4%A', '//lain.example/artikel', '/artikel/..%2f..%2fetc'])(
    '[S09] %s is 404, not a failure',
    async (path) => {
      const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
      expect((await visit(path)).status).toBe(404);
      warned.mockRestore();
    },
  );
});

describe('a provider that fails', () => {
  test('[B-10] [L-03] leaves the rest of the home page standing, and nothing is kept', async () => {
    provider('articles', 'cut');
    const response = await visit('/');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(html).toContain(messages.articlesFailed);
    expect(html).toContain(defaultFacts.hero.headline);
  });

  test.each([
    ['/artikel', messages.articlesFailed],
    ['/artikel/panen', messages.articleFailed],
  ])('[S05] [S08] %s answers 503, then is itself again', async (path, words) => {
    await api.create('articles', { title: 'Panen' });
    provider('articles', () => Response.json({ message: 'rusak' }, { status: 500 }));
    const failed = await visit(path);
    expect(failed.status).toBe(503);
    expect(failed.headers.get('Cache-Control')).toBe('no-store');
    expect(failed.headers.get('Retry-After')).toBe('10');
    expect(await failed.text()).toContain(words);
    providerIsBack();
    expect((await visit(path)).status).toBe(200);
  });

  test('[S14] that redirects elsewhere is not followed', async () => {
    const to = { Location: 'http://169.254.169.254/latest' };
    provider('articles', () => new Response(null, { status: 302, headers: to }));
    expect((await visit('/artikel')).status).toBe(503);
  });

  test('[P08] that never answers is given up after five seconds', async () => {
    provider('articles', () => new Promise<Response>(() => {}));
    expect((await visit('/artikel')).status).toBe(503);
  }, 10_000);
});

describe('hostile requests and content', () => {
  const titles = ['</script><script>alert(1)</script>', '<!--<script>', 'a b]]>&lt;/script&gt;'];

  test.each(titles)(
    '[X03] [X04] [X06] title %j becomes no HTML, and is there as it is',
    async (title) => {
      await api.create('articles', { title });
      const html = await htmlAt('/');
      expect(html.match(/<script/g)).toHaveLength(1);
      expect(html).not.toContain('<!--<script>');
      expect(textOf(html)).toContain(title);
    },
  );

  test('[S01] [S02] headers of others change nothing on the page', async () => {
    const path = '/artikel/tidak-ada';
    const plain = drawn(await htmlAt(path));
    const forged = await visit(path, {
      headers: {
        Host: 'jahat.example',
        'X-Forwarded-Host': 'jahat.example',
        'X-Original-URL': '/admin',
        'X-React-Router-SPA-Mode': 'yes',
        'Next-Action': '1',
      },
    });
    expect(drawn(await forged.text())).toBe(plain);
  });

  test('[S12] two pages drawn at once do not mix', async () => {
    await api.create('articles', { title: 'Satu', content: 'Isi satu.' });
    await api.create('articles', { title: 'Dua', content: 'Isi dua.' });
    const [one, two] = await Promise.all([htmlAt('/artikel/satu'), htmlAt('/artikel/dua')]);
    expect(one).toContain('Isi satu.');
    expect(one).not.toContain('Isi dua.');
    expect(two).toContain('Isi dua.');
    expect(two).not.toContain('Isi satu.');
  });
});

describe('an error while drawing', () => {
  test('[R-03] of a page: the designed error page with status 500 and a way home', async () => {
    await api.create('articles', { title: 'Panen' });
    vi.spyOn(Date.prototype, 'getUTCMonth').mockImplementation(() => {
      throw new Error('tanggal\nrusak');
    });
    const response = await visit('/artikel/panen');
    const html = await response.text();
    expect(response.status).toBe(500);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(html).toContain('Kembali ke beranda');
    expect(html).toContain('Tautan cepat');
    expect(html).not.toContain('rusak');
    const error = expect.stringContaining('tanggal\nrusak');
    expect(logged).toEqual([{ event: 'page-failed', path: '/artikel/panen', error }]);
  });

  test('[R-03] of the layout: the error page alone', async () => {
    vi.spyOn(defaultFacts.contacts, 'map').mockImplementation(() => {
      throw new Error('rusak');
    });
    const html = await htmlAt('/');
    expect(html).toContain('Halaman ini gagal ditampilkan.');
    expect(html).not.toContain('Tautan cepat');
  });
});
