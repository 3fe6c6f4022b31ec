/** Milliseconds that a toast stays; none goes while one of them is hovered or has the focus. */
const shownFor = 8_000;

const timers = new Set<ReturnType<typeof setTimeout>>();
const list = document.createElement('ol');
let cameFrom: Element | null = null;

addRegion();

/** Shows a toast, bottom right, with the words in the `data-failed` of a control; Alt+T focuses the newest (docs/spec.md#h-07). */
export function open({ dataset }: HTMLElement): void {
  const toast = document.createElement('li');
  toast.tabIndex = -1;
  toast.className = 'toast';
  const words = document.createElement('p');
  words.className = 'text-small grow py-1 leading-snug';
  // Announced as it comes, which a live region is not that comes with it.
  words.setAttribute('role', 'alert');
  words.textContent = dataset.failed ?? '';
  const close = document.createElement('button');
  close.type = 'button';
  close.className =
    'size-target rounded-tag text-lead grid shrink-0 place-items-center leading-none';
  close.setAttribute('aria-label', 'Tutup pemberitahuan');
  close.textContent = '×';
  close.addEventListener('click', () => dismiss(toast));
  toast.append(words, close);
  list.append(toast);
  if (!list.matches(':hover, :focus-within')) count(toast);
}

/** Adds the region of the toasts to the page. */
function addRegion(): void {
  const region = document.createElement('section');
  region.setAttribute('aria-label', 'Pemberitahuan (Alt+T)');
  region.className = 'toasts';
  list.className = 'grid gap-2';
  region.append(list);
  document.body.append(region);
  for (const type of ['pointerenter', 'focusin']) region.addEventListener(type, hold);
  for (const type of ['pointerleave', 'focusout'])
    region.addEventListener(type, () => {
      hold();
      for (const toast of list.children) count(toast);
    });
  document.addEventListener('keydown', focusNewest);
}

function count(toast: Element): void {
  timers.add(setTimeout(() => toast.remove(), shownFor));
}

function hold(): void {
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
}

function focusNewest(event: KeyboardEvent): void {
  const newest = list.lastElementChild;
  // The physical key: on some layouts Alt+T types another letter.
  if (!(event.altKey && event.code === 'KeyT' && newest instanceof HTMLElement)) return;
  event.preventDefault();
  if (!list.contains(document.activeElement)) cameFrom = document.activeElement;
  newest.focus();
}

function dismiss(toast: HTMLElement): void {
  const isFocused = list.contains(document.activeElement);
  toast.remove();
  if (isFocused && cameFrom instanceof HTMLElement) cameFrom.focus();
}
