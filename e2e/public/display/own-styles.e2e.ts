import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, type Page, test } from '../../fixtures.ts';
import { layOutSections } from '../../layout.ts';
import { pages } from '../public-pages.ts';

const root = resolve(import.meta.dirname, '../../..');

/** What brings something to a page that its HTML did not have. */
const states: Record<string, { path: string; reach: (page: Page) => Promise<void> }> = {
  'a list where nothing was found before': {
    path: '/artikel?q=tidak-ada',
    reach: async (page) => {
      await expect(page.locator('main article')).toHaveCount(0);
      await page.getByRole('searchbox').fill('santri');
      await page.keyboard.press('Enter');
      await expect(page.locator('main article').first()).toBeVisible();
    },
  },
  'an open picture of the gallery': {
    path: '/galeri',
    reach: async (page) => {
      await page.locator('a[data-picture]').first().click();
      await expect(page.locator('.lightbox-slide').first()).toBeAttached();
    },
  },
};

const screens = {
  'a phone in light': { width: 360, height: 780, colorScheme: 'light' },
  'a desk in dark': { width: 1280, height: 800, colorScheme: 'dark' },
} as const;

const looks = { ...screens, paper: { width: 1280, height: 800, media: 'print' } } as const;

/** The screens on which a page is looked at while it arrives. */
const arriving = {
  ...screens,
  'a phone on its side': { width: 768, height: 360, colorScheme: 'light' },
} as const;

const paths = [...pages.map(({ path }) => path), '/halaman/fasilitas', '/tidak-ada'];

test('[R-07] every page has all rules that can apply to something in it', async ({
  page,
  system,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 404/);
  for (const path of paths) {
    await page.goto(system.site + path);
    await expectAllRules(page, path);
  }
});

for (const path of ['/', '/bergabung', '/data-siswa', '/halaman/fasilitas']) {
  test(`[R-07] ${path} looks as it does under the whole sheet`, async ({ page, system }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(system.site + path, { waitUntil: 'networkidle' });
    await layOutSections(page);
    await expectSameLooks(page);
  });
}

for (const [name, { path, reach }] of Object.entries(states)) {
  test(`[R-07] ${name} brings its styles`, async ({ page, system }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(system.site + path, { waitUntil: 'networkidle' });
    await reach(page);
    await expectAllRules(page, name);
    await expectSameLooks(page);
  });
}

test('[R-07] what stands up to a page’s title looks the same before the rest of its styles has come', async ({
  page,
  system,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 404/);
  for (const path of paths) {
    await page.goto(system.site + path);
    await expect(page.locator('style:not([data-font])')).toHaveCount(2);
    for (const [look, { width, height, ...media }] of Object.entries(arriving)) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia(media);
      expect(await page.evaluate(movedByRest), `${path} ${look}`).toEqual([]);
    }
  }
});

async function expectAllRules(page: Page, name: string): Promise<void> {
  expect(await page.evaluate(missingOf, await wholeSheet()), name).toEqual([]);
}

/** Compares what the page computes for each of its elements with what it does under the whole sheet. */
async function expectSameLooks(page: Page): Promise<void> {
  const sheet = await wholeSheet();
  for (const [look, { width, height, ...media }] of Object.entries(looks)) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ media: 'screen', colorScheme: 'light', ...media });
    expect(await page.evaluate(changedBy, sheet), look).toEqual([]);
  }
}

async function wholeSheet(): Promise<string> {
  const file = join(root, 'apps/public-site/dist/client/.vite/page-styles.json');
  const { rules }: { rules: { within: string[]; css: string }[] } = JSON.parse(
    await readFile(file, 'utf8'),
  );
  return rules
    .map(({ within, css }) => within.reduceRight((inner, around) => `${around}{${inner}}`, css))
    .join('');
}

/** Runs in the page: lists the rules that would apply to something in it, in whatever state and look, and that it has not. */
function missingOf(css: string): string[] {
  const written = (list: CSSRuleList, around = ''): string[] =>
    [...list].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [`${around}\n${rule.selectorText}`];
      const [condition = ''] = rule.cssText.split('{');
      return 'cssRules' in rule ? written(rule.cssRules as CSSRuleList, around + condition) : [];
    });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const own = [...document.styleSheets, ...document.adoptedStyleSheets];
  const there = new Set(own.flatMap(({ cssRules }) => written(cssRules)));
  const states =
    /::[\w-]+(?:\([^)]*\))?|:(?:hover|focus(?:-\w+)?|active|checked|open|popover-open|modal)\b(?!-)/g;
  const applies = (rule: string) => {
    try {
      return document.querySelector(rule.split('\n')[1]?.replace(states, '') || '*') !== null;
    } catch {
      return false;
    }
  };
  return written(sheet.cssRules).filter((rule) => !there.has(rule) && applies(rule));
}

/** Runs in the page: lists the elements that the whole sheet in place of the page's own styles would change. */
function changedBy(css: string): string[] {
  const computed = () =>
    [...document.querySelectorAll('body, body *')].flatMap((element) =>
      ['', '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        const isDrawn = !part || style.content !== 'none';
        const names = isDrawn ? [...style].filter((name) => !name.startsWith('--')) : [];
        const values = names.map((name) => style.getPropertyValue(name)).join();
        return [`${element.tagName} ${element.className}${part}`, values] as const;
      }),
    );
  const sheets = [...document.styleSheets];
  const adopted = document.adoptedStyleSheets;
  // Each sheet would load fonts of its own.
  for (const each of [...sheets, ...adopted])
    for (let place = each.cssRules.length - 1; place >= 0; place -= 1)
      if (each.cssRules[place] instanceof CSSFontFaceRule) each.deleteRule(place);
  const own = computed();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css.replaceAll(/@font-face\{[^}]*\}/g, ''));
  for (const each of sheets) each.disabled = true;
  document.adoptedStyleSheets = [sheet];
  const whole = computed();
  document.adoptedStyleSheets = adopted;
  for (const each of sheets) each.disabled = false;
  return own.filter(([, values], place) => values !== whole[place]?.[1]).map(([name]) => name);
}

/** Runs in the page: lists what stands up to its title and is placed or looks otherwise without the styles behind that. */
function movedByRest(): string[] {
  const early = () =>
    [
      ...document.querySelectorAll(
        '.letterhead, .skip-link, body > header, body > header *, h1, h1 *',
      ),
    ].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, opacity, visibility, font } = getComputedStyle(element);
      const looks = [x, y, width, height, color, backgroundColor, opacity, visibility, font];
      return [`${element.tagName} ${element.className}`, looks.join()] as const;
    });
  const rest = [...document.styleSheets].at(-1) as CSSStyleSheet;
  // What follows comes after them.
  const { DOCUMENT_POSITION_FOLLOWING: after } = Node;
  for (const element of document.querySelectorAll<HTMLElement>('body *'))
    if (Number(rest.ownerNode?.compareDocumentPosition(element)) & after)
      element.style.setProperty('display', 'none', 'important');
  const whole = early();
  rest.disabled = true;
  const first = early();
  rest.disabled = false;
  return whole.filter(([, looks], place) => looks !== first[place]?.[1]).map(([name]) => name);
}
