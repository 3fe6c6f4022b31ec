import { say } from '../say.ts';
import { observeMore, takeAhead } from './fetch-ahead.ts';
import { fetchPage } from './fetch-page.ts';
import { loadMissingParts } from './missing-parts.ts';
import { adoptStyles } from './styles.ts';

/** Returns the address without what opens over the page (a lightbox) or names a place in it (a fragment). */
function pageOf(address: string): string {
  const { pathname, searchParams } = new URL(address, location.href);
  searchParams.delete('foto');
  return `${pathname}?${searchParams}`;
}

let shown = '';
let running: AbortController | undefined;

/** Has Back and Forward show the pages between which `showPage` has changed this one. */
export function startShowing(): void {
  shown = pageOf(location.href);
  addEventListener('popstate', () => {
    if (pageOf(location.href) !== shown) void showAgain();
  });
}

/** Shows the page of an entry of the history, at the place where it was left: the browser's own lies in another page. */
async function showAgain(): Promise<void> {
  const isShown = await showPage(location.href);
  const { top } = history.state ?? {};
  if (isShown && top !== undefined) scrollTo({ top, behavior: 'instant' });
}

/**
 * Shows a page of this site in place of the one that is open, as the server renders it: what is the same in both stays as it
 * is, with its pictures and its focus. The last call wins. Without a connection it says so, and shows the page once
 * there is one.
 * @param history how the address of the page comes to stand in the history.
 * @returns true when the page is shown.
 */
export async function showPage(
  address: string,
  history?: 'pushState' | 'replaceState',
): Promise<boolean> {
  running?.abort();
  running = new AbortController();
  const { signal } = running;
  const main = document.querySelector('main');
  const busy = main?.querySelector('[data-list]') ?? main;
  busy?.setAttribute('aria-busy', 'true');
  try {
    const ahead = await takeAhead(address);
    if (!ahead && !navigator.onLine) throw new Error('offline');
    const { page, styles, status } = ahead ?? (await fetchPage(address, signal));
    if (signal.aborted) return false;
    const next = page.querySelector('main');
    if (!main || !next) throw new Error(`${address}: ${status}`);
    if (history === 'pushState') window.history.replaceState({ top: scrollY }, '');
    if (history) window.history[history](null, '', address);
    shown = pageOf(location.href);
    adoptStyles(styles);
    morph(main, next);
    chooseAgain(main, next);
    document.title = page.title;
    void loadMissingParts();
    observeMore();
    return true;
  } catch {
    if (signal.aborted) return false;
    busy?.removeAttribute('aria-busy');
    if (navigator.onLine) location.assign(address);
    else {
      say('Bagian ini belum dapat dimuat. Periksa sambungan internet, lalu coba lagi.');
      addEventListener('online', () => void showPage(address, history), { once: true, signal });
    }
    return false;
  }
}

/** Changes an element into another of its kind: nodes that are equal stay, items of lists are changed as a whole. */
function morph(old: Element, next: Element): void {
  for (const { name } of [...old.attributes])
    if (!next.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of next.attributes)
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  const nodes = [...next.childNodes];
  nodes.forEach((node, place) => {
    const there = old.childNodes[place];
    if (!there) old.append(node);
    else if (there.isEqualNode(node)) return;
    else if (canBecome(there, node)) morph(there as Element, node as Element);
    else there.replaceWith(node);
  });
  while (old.childNodes.length > nodes.length) old.lastChild?.remove();
}

function canBecome(old: Node, next: Node): boolean {
  return (
    old instanceof Element &&
    next instanceof Element &&
    old.tagName === next.tagName &&
    old.id === next.id &&
    !next.matches('article, li, tr, img')
  );
}

/** Sets the fields to what the page says, but for one in which somebody types. */
function chooseAgain(main: Element, next: Element): void {
  const fields = 'input[type=search], select';
  const chosen = next.querySelectorAll<HTMLInputElement>(fields);
  main.querySelectorAll<HTMLInputElement>(fields).forEach((field, place) => {
    if (field !== document.activeElement) field.value = chosen[place]?.value ?? '';
  });
}
