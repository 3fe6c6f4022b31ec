import { isModified, listen } from './listen.ts';
import { showPage, startShowing } from './loading/show-page.ts';

/** The debounce of typing, in milliseconds. */
const debounce = 300;

const filter = 'form[data-filter]';

let typing: ReturnType<typeof setTimeout> | undefined;

/**
 * Has the controls of a list change it in place: search while one types, categories, classes, 'Muat lebih banyak' and 'Coba
 * Lagi'. Without this they are forms and links, which open the same pages.
 */
export function startListControls(): void {
  startShowing();
  listen('click', 'main a[href]', (link, event) => onLink(link as HTMLAnchorElement, event));
  listen('click', '[data-retry]', (button) => wait(button, showPage(location.href)));
  listen('input', `${filter} [type=search]`, (field) => {
    clearTimeout(typing);
    typing = setTimeout(() => showFiltered(field as HTMLInputElement), debounce);
  });
  listen('change', `${filter} select`, (select) => showFiltered(select as HTMLSelectElement));
  listen('submit', filter, (form, event) => {
    event.preventDefault();
    const { submitter } = event as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.name === 'kategori') choose(submitter);
    else showFiltered(form.querySelector<HTMLInputElement>('[type=search], select'));
  });
  // Typed before this ran.
  for (const field of document.querySelectorAll<HTMLInputElement>(`${filter} [type=search]`))
    if (field.value !== field.defaultValue) showFiltered(field);
}

function choose(category: HTMLButtonElement): void {
  // What was typed goes with it.
  clearTimeout(typing);
  for (const other of category.form?.querySelectorAll('[aria-pressed]') ?? [])
    other.setAttribute('aria-pressed', `${other === category}`);
  wait(category, showList(category, 'pushState'));
}

/** Shows the list that the fields of its page ask for, once somebody has typed or chosen. */
function showFiltered(field: HTMLInputElement | HTMLSelectElement | null): void {
  clearTimeout(typing);
  if (!field) return;
  if (field.type === 'search') void showList(field, 'replaceState');
  else wait(field, showList(field, 'replaceState'));
}

/** Shows the list that the fields of its page ask for. */
async function showList(
  { form }: HTMLInputElement | HTMLSelectElement | HTMLButtonElement,
  history: 'pushState' | 'replaceState',
): Promise<void> {
  const query = new URLSearchParams();
  const chosen = `${filter} :is([type=search], select, [aria-pressed=true])`;
  for (const { name, value } of document.querySelectorAll<HTMLInputElement>(chosen))
    if (value.trim()) query.set(name, value.trim());
  const path = new URL(form?.action ?? '', location.href).pathname;
  await showPart(`${query}` ? `${path}?${query}` : path, history);
}

/** Shows another part of a list from its first item on; the list has the focus when what had it is gone. */
async function showPart(address: string, history: 'pushState' | 'replaceState'): Promise<void> {
  if (!(await showPage(address, history))) return;
  const list = document.querySelector<HTMLElement>('[data-list]');
  if (!list) return;
  if (document.activeElement === document.body) list.focus({ preventScroll: true });
  if (list.getBoundingClientRect().top < 0) list.scrollIntoView();
}

/** Follows a link to more of the list or to another part of it. */
function onLink(link: HTMLAnchorElement, event: MouseEvent): void {
  const { origin, pathname, search } = link;
  const isSamePage = origin + pathname === location.origin + location.pathname;
  if (!isSamePage || search === location.search || isModified(event)) return;
  if (link.closest('dialog') || search.includes('foto=')) return;
  event.preventDefault();
  if (link.dataset.more !== undefined) showMore(link);
  else wait(link, showPart(link.href, 'pushState'));
}

/** Shows more of a list; the first new link, which takes the place of the one to more, gets the focus. */
function showMore(more: HTMLAnchorElement): void {
  if (more.hasAttribute('data-waiting')) return;
  const links = () => [...document.querySelectorAll<HTMLElement>('main a')];
  const place = links().indexOf(more);
  const isShown = showPage(more.href, 'replaceState');
  wait(more, isShown);
  void isShown.then((shown) => shown && links()[place]?.focus({ preventScroll: true }));
}

/** Shows that a control was taken, until what it does is done. */
function wait(control: HTMLElement, done: Promise<unknown>): void {
  control.setAttribute('data-waiting', '');
  void done.then(() => control.removeAttribute('data-waiting'));
}
