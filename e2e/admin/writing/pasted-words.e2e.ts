import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { readList } from '../../read-list.ts';
import { dismissToast, uniqueTitle } from '../resource-steps.ts';
import { type ClipboardCase, readCases } from './clipboard-cases.ts';
import { plainLines, type Visible, visibleIn } from './visible-lines.ts';

const body = (page: Page) => page.getByRole('textbox', { name: 'Isi' });

/** What Tiptap's element offers, as far as it is used here. */
type EditorElement = {
  editor: {
    state: { doc: { content: { size: number } } };
    commands: {
      insertContentAt: (at: number, content: object[]) => void;
      setTextSelection: (at: number) => void;
    };
    view: { focus: () => void };
  };
};

/**
 * Begins a case below the others: a line that names it, and the caret in an empty one.
 * @returns what was said until then to be left out
 */
function begin(page: Page, index: number): Promise<string[]> {
  return body(page).evaluate((element, sign) => {
    const { editor } = element as unknown as EditorElement;
    const content = [{ type: 'text', text: sign }];
    editor.commands.insertContentAt(editor.state.doc.content.size, [
      { type: 'paragraph', content },
      { type: 'paragraph' },
    ]);
    editor.commands.setTextSelection(editor.state.doc.content.size - 1);
    editor.view.focus();
    const toasts = [...document.querySelectorAll('[data-toast]')].map((toast) => toast.textContent);
    return toasts.filter((words) => words.includes('tidak ikut'));
  }, `¶${index}`);
}

async function enter(page: Page, { how, content }: ClipboardCase): Promise<void> {
  if (how === 'ketik') return page.keyboard.type(content);
  const type = how === 'html' ? 'text/html' : 'text/plain';
  await body(page).evaluate(
    (element, data) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(data.type, data.content);
      const event = { clipboardData, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent('paste', event));
    },
    { type, content },
  );
}

/** What a reader sees of each case in an element whose children are the whole text. */
async function visibleCases(page: Page, selector: string): Promise<Visible[]> {
  return page.evaluate(
    ({ selector, visible }) => {
      const read = new Function(`return (${visible})`)() as typeof visibleIn;
      const parts: Node[][] = [];
      for (const node of document.querySelector(selector)?.childNodes ?? []) {
        if (/^¶\d+$/.test(node.textContent?.trim() ?? '')) parts.push([]);
        else parts.at(-1)?.push(node);
      }
      return parts.map(read);
    },
    { selector, visible: String(visibleIn) },
  );
}

/** What a reader saw where each case was copied: HTML in a page of its own, which fetches nothing. */
async function copiedCases(context: BrowserContext, cases: ClipboardCase[]): Promise<Visible[]> {
  const page = await context.newPage();
  const copied = await page.evaluate(
    ({ cases, visible }) => {
      const read = new Function(`return (${visible})`)() as typeof visibleIn;
      return cases.map(({ how, content, shown }) => {
        const template = document.createElement('template');
        // A row of a table stands in one.
        if (how === 'html')
          template.innerHTML = /^<tr/.test(content) ? `<table>${content}` : content;
        for (const element of template.content.querySelectorAll('[src]'))
          element.removeAttribute('src');
        document.body.replaceChildren(template.content);
        const seen = read([document.body]);
        const links = seen.links.filter((link) => /^(?:https?|mailto|tel):/.test(link));
        return { lines: shown ?? (how === 'html' ? seen.lines : content.split('\n')), links };
      });
    },
    { cases, visible: String(visibleIn) },
  );
  await page.close();
  return copied;
}

const ways = { ketik: 'typed', tempel: 'pasted as text', html: 'pasted out of another program' };

test('the cases are as many as people need', () => {
  expect(readCases().length).toBeGreaterThan(150);
});

for (const [how, words] of Object.entries(ways)) {
  test(`[F-70] [F-71] [F-85] [F-89] what is ${words} is what visitors read`, async ({
    admin,
    context,
    system,
  }) => {
    test.slow();
    const cases = readCases().filter((one) => one.how === how);
    const title = uniqueTitle('Tempelan');
    await admin.getByLabel('Judul', { exact: true }).fill(title);
    await expect(body(admin)).toBeVisible();
    for (const [index, one] of cases.entries()) {
      expect(await begin(admin, index), cases[index - 1]?.title).toEqual([]);
      await enter(admin, one);
      if (one.said) await dismissToast(admin, one.said);
    }
    const drawn = await visibleCases(admin, '.ProseMirror');
    await admin.getByRole('button', { name: 'Terbitkan', exact: true }).click();
    await dismissToast(admin, 'Artikel disimpan.');

    const articles = await readList<{ title: string; slug: string }>(
      admin.request,
      system,
      'articles',
    );
    const { slug } = articles.find((article) => article.title === title) ?? {};
    const visitor = await context.newPage();
    await visitor.goto(`${system.site}/artikel/${slug}`);
    const read = await visibleCases(visitor, 'article .rich-text');
    const copied = await copiedCases(context, cases);

    const told = (all: readonly Visible[]) =>
      cases.map(({ title: name }, index) => ({ name, lines: plainLines(all[index]?.lines ?? []) }));
    expect(told(read)).toEqual(told(copied));
    expect(told(drawn)).toEqual(told(read));
    for (const [index, { links }] of copied.entries()) {
      expect(read[index]?.links, cases[index]?.title).toEqual(expect.arrayContaining([...links]));
    }
  });
}
