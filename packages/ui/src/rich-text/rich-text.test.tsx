import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { parseHtml as parseInBrowser } from './parse-html.browser.ts';
import { parseHtml as parseInServer } from './parse-html.ts';
import { RichText } from './rich-text.tsx';
import { sanitizeHtml } from './sanitize-html.ts';
import { hostileBodies } from './testing/hostile-bodies.ts';

function html(body: string): string {
  return renderToStaticMarkup(<RichText body={body} />);
}

/** The page as a browser builds it out of the server's HTML. */
function built(body: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html(body);
  return root;
}

const runs =
  'script,iframe,object,embed,form,svg,math,style,link,meta,base,[style]:not(.weave-ground),[class*=evil],[id],[name]';

describe.each(hostileBodies)('hostile body %#', (body) => {
  test('[X01] [X05] [X08] [X09] leaves nothing that runs, covers or clobbers', () => {
    const root = built(`<p>a</p>${body}`);
    expect(root.querySelectorAll(runs)).toHaveLength(0);
    for (const element of root.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^srcset$|^formaction$/);
        if (name === 'href' || name === 'src') expect(value).toMatch(/^(https?:\/\/|\/(?!\/))/);
      }
    }
  });

  test('[X02] the server and the browser build the same tree', () => {
    expect(sanitizeHtml(parseInBrowser(body))).toEqual(sanitizeHtml(parseInServer(body)));
  });
});

describe('plain text', () => {
  test('blank lines split paragraphs, newlines break, of any kind', () => {
    expect(html('Satu\nbaris\r\n\r\n  \r\nDua')).toBe(
      '<div class="rich-text"><p dir="auto">Satu<br/>baris</p><p dir="auto">Dua</p></div>',
    );
  });

  test('[I05] a text of short lines shows them all, as many as a text can have', () => {
    expect(html('a\n'.repeat(99_999)).split('<br/>')).toHaveLength(99_999);
    // One direction for all: a browser would search for it again at every line.
    expect(html('a\n'.repeat(99_999))).not.toContain('dir=');
    expect(html('a\n'.repeat(500))).toContain('<p dir="auto">');
  });

  test('[X06] [P18] angle brackets and entities show as they were written', () => {
    const root = built('Jika a < b & c > d, ketik REG<spasi>nama &amp;');
    expect(root.textContent).toBe('Jika a < b & c > d, ketik REG<spasi>nama &amp;');
    expect(root.querySelectorAll('p *')).toHaveLength(0);
  });

  test('[X07] bare URLs are links, without the full stop that ends the sentence', () => {
    const link = built(
      'Lihat https://contoh.sch.id/a?b=1&c=2. Atau javascript:alert(1)',
    ).querySelectorAll('a');
    expect(link).toHaveLength(1);
    expect(link[0]?.getAttribute('href')).toBe('https://contoh.sch.id/a?b=1&c=2');
    expect(link[0]?.rel).toBe('noopener nofollow ugc');
  });
});

describe('HTML', () => {
  test('keeps the allow-list and the meaning of other editors’ tags', () => {
    expect(html('<h1>J</h1><p class="MsoNormal" style="color:red">a <b>b</b> <i>c</i></p>')).toBe(
      '<div class="rich-text"><h2 dir="auto">J</h2><p dir="auto">a <strong>b</strong> <em>c</em></p></div>',
    );
  });

  test('lines of unknown elements become paragraphs, so that words do not run together', () => {
    expect(html('<div>Satu</div><div>Dua <b>x</b></div><div><p>Tiga</p></div>')).toBe(
      '<div class="rich-text"><p dir="auto">Satu</p><p dir="auto">Dua <strong>x</strong></p><p dir="auto">Tiga</p></div>',
    );
  });

  test('[X07] own links open plainly, foreign ones carry nofollow', () => {
    const links = built(
      '<p><a href="/artikel/a" target="_blank">a</a> <a href=" https://luar.id/ ">b</a></p>',
    );
    const [own, foreign] = links.querySelectorAll('a');
    expect(own?.outerHTML).toBe('<a href="/artikel/a" rel="noopener">a</a>');
    expect(foreign?.outerHTML).toBe('<a href="https://luar.id/" rel="noopener nofollow ugc">b</a>');
  });

  test('a table scrolls in a box that the keyboard reaches; cells keep their spans', () => {
    const body =
      '<table><caption>K</caption><thead><tr><th scope="col" colspan="2">A</th></tr></thead><tr><td rowspan="x">1</td><td>2</td></tr><tfoot><tr><td>3</td></tr></tfoot></table>';
    const box = built(body).querySelector('[role=region]');
    expect(box?.getAttribute('tabindex')).toBe('0');
    expect(box?.querySelector('table')?.outerHTML).toBe(
      '<table><thead><tr><th dir="auto" colspan="2" scope="col">A</th></tr></thead><tbody><tr><td dir="auto">1</td><td dir="auto">2</td></tr></tbody><tbody><tr><td dir="auto">3</td></tr></tbody></table>',
    );
  });

  test('Arabic passages keep their direction and language, all others find their own', () => {
    expect(html('<p dir="rtl" lang="ar">اقرأ</p><p>Baca</p>')).toBe(
      '<div class="rich-text"><p dir="rtl" lang="ar">اقرأ</p><p dir="auto">Baca</p></div>',
    );
  });

  test('[F-34] Arabic text has its language and direction, as a whole and within a line', () => {
    expect(html('الحمد لله رب العالمين.\n\nBaca «الفاتحة» (pembuka).\n\nBaca')).toBe(
      '<div class="rich-text"><p dir="rtl" lang="ar">الحمد لله رب العالمين.</p><p dir="auto">Baca «<span lang="ar" dir="rtl">الفاتحة</span>» (pembuka).</p><p dir="auto">Baca</p></div>',
    );
    expect(
      html('<h2>باب <em>الصلاة</em></h2><blockquote><p>اقرأ</p></blockquote><ul><li>a</li></ul>'),
    ).toBe(
      '<div class="rich-text"><h2 dir="rtl" lang="ar">باب <em>الصلاة</em></h2><blockquote dir="rtl" lang="ar"><p dir="auto">اقرأ</p></blockquote><ul><li dir="auto">a</li></ul></div>',
    );
  });

  test('[F-34] [I05] passages without end are not taken apart', () => {
    const body = 'ا a '.repeat(50_000);
    expect(html(body).match(/<span/g)).toBeNull();
    expect(html('ا abc '.repeat(100)).match(/<span/g)).toHaveLength(100);
  });

  test('[E-02] several pictures in a figure are a gallery, each a link to itself', () => {
    const body =
      '<figure><img src="/uploads/a.jpg" alt="Sawah"><img src="/uploads/b.jpg" alt=""><img src="/uploads/c.jpg"><figcaption>Panen</figcaption></figure>';
    const gallery = built(body).querySelector('figure.gallery');
    const links = [...(gallery?.querySelectorAll('a') ?? [])];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/uploads/a.jpg',
      '/uploads/b.jpg',
      '/uploads/c.jpg',
    ]);
    expect(links.map((link) => link.ariaLabel ?? link.querySelector('img')?.alt)).toEqual([
      'Sawah',
      'Foto',
      'Foto',
    ]);
    expect(gallery?.lastElementChild?.textContent).toBe('Panen');
    expect(html('<figure><img src="/a.jpg" alt="x"></figure>')).not.toContain('<a');
  });

  test('[E-02] [X09] a gallery within a link holds no other link', async () => {
    const body =
      '<a href="/b"><figure><img src="/a.jpg" alt="x"><img src="/b.jpg" alt="y"></figure></a>';
    expect(built(body).querySelectorAll('a')).toHaveLength(1);
    expect(built(body).querySelectorAll('img')).toHaveLength(2);
  });

  test('[E-09] an address of a video alone in its paragraph is a card, and loads nothing', () => {
    const video = 'https://youtu.be/dQw4w9WgXcQ';
    for (const body of [`Tonton:\n\n${video}`, `<p>a</p><p><a href="${video}">${video}</a></p>`]) {
      const root = built(body);
      const card = root.querySelector('a.embed');
      expect(card?.getAttribute('href')).toBe(video);
      expect(card?.textContent).toBe(`Putar video YouTube${video}`);
      expect(root.querySelector('iframe, img, script')).toBeNull();
    }
    expect(built(`Tonton ${video}`).querySelector('.embed')).toBeNull();
    expect(built(`<p><a href="${video}">video</a></p>`).querySelector('.embed')).toBeNull();
  });

  test('a heading ends with the end of another, as browsers have it', () => {
    expect(html('<h2>a</h3><p>b</p>')).toBe(
      '<div class="rich-text"><h2 dir="auto">a</h2><p dir="auto">b</p></div>',
    );
  });

  test('[I05] formatting that nobody closes makes no more elements than there are tags', () => {
    const kinds = Array.from({ length: 8 }, (_, number) => `<b class="${number}"><i><font>`);
    const body = `<p>x${kinds.join('')}${'<p>y'.repeat(100)}`;
    for (const parse of [parseInBrowser, parseInServer]) {
      const tree = JSON.stringify(parse(body));
      expect(tree.split('"tag"').length - 1).toBe(body.split('<').length - 1);
    }
    expect(sanitizeHtml(parseInBrowser(body))).toEqual(sanitizeHtml(parseInServer(body)));
  });

  test('formatting ends with the paragraph that it stands in, whether it is closed or not', () => {
    expect(html('<p><B>a</B> <i class="x">b<p>c</i> <big>d</big></p>')).toBe(
      '<div class="rich-text"><p dir="auto"><strong>a</strong> <em>b</em></p><p dir="auto">c d</p></div>',
    );
  });

  test('[I05] twenty thousand nested elements neither overflow nor block', () => {
    const depth = 20_000;
    const body = `<p>x</p>${'<blockquote>'.repeat(depth)}y${'</blockquote>'.repeat(depth)}`;
    expect(html(body).length).toBeLessThan(5_000);
  });
});
