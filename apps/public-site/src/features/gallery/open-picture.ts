import { listenForGestures } from './gestures.ts';

/** The dialog of the gallery, and in it the stage of its pictures. */
const dialog = document.querySelector<HTMLDialogElement>('dialog.lightbox');
const stage = dialog?.querySelector<HTMLElement>('.lightbox-stage');

/** The tile of the picture that is open. */
let tile: HTMLAnchorElement | undefined;
let openedByTile = false;

/** The page's title without a picture. */
let title = document.title;

let showWhole = () => {};

if (dialog && stage) start(dialog, stage);

/** Shows the pictures of the gallery large, in its dialog (docs/decisions/0006-native-dialog-lightbox.md). */
function start(box: HTMLDialogElement, pictures: HTMLElement): void {
  showWhole = listenForGestures(
    pictures,
    () => slideAt(0)?.firstElementChild as HTMLElement | null,
    step,
  );
  box.addEventListener('click', onClick);
  box.addEventListener('keydown', onKeyDown);
  box.addEventListener('close', onClose);
  addEventListener('popstate', ({ state }) => {
    const next = tileOf(location.href);
    openedByTile = state?.openedByTile === true;
    if (next) show(next);
    else box.close();
  });
  const named = tileOf(location.href);
  if (!(box.open && named)) return;
  title = title.slice(title.indexOf(' · ') + 3);
  show(named);
}

/** Opens the picture of a tile, in an entry of its own in the history: Back closes it. */
export function open(control: HTMLElement): void {
  const link = control as HTMLAnchorElement;
  openedByTile = true;
  history.pushState({ openedByTile }, '', link.href);
  show(link);
}

function tiles(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('a[data-picture]')];
}

/** Finds the tile of the picture that an address names. */
function tileOf(address: string): HTMLAnchorElement | undefined {
  const id = new URL(address).searchParams.get('foto');
  return id === null ? undefined : tiles().find(({ dataset }) => dataset.picture === id);
}

/** The attributes of the tiles' list, which tell of the pictures that have none. */
function list(): DOMStringMap {
  return document.querySelector<HTMLElement>('[data-pictures]')?.dataset ?? {};
}

/** Returns the place of a tile among all pictures, from 0, and their number. */
function placeOf(link: HTMLAnchorElement): { place: number; total: number } {
  const { offset, total } = list();
  return { place: Number(offset) + tiles().indexOf(link), total: Number(total) };
}

/** Finds the tile beside another; round the ends where all pictures have one. */
function beside(link: HTMLAnchorElement, by: number): HTMLAnchorElement | undefined {
  const all = tiles();
  const place = all.indexOf(link) + by;
  return all.length === placeOf(link).total ? all.at(place % all.length) : all[place];
}

/** Returns the address of the picture beside one. */
function addressBeside(link: HTMLAnchorElement, by: number): string {
  const { before = '', after = '' } = list();
  return beside(link, by)?.href ?? (by < 0 ? before : after);
}

function show(link: HTMLAnchorElement): void {
  tile = link;
  stage?.replaceChildren(slideOf(link, 0));
  describe(link);
  if (!dialog?.matches(':modal')) {
    dialog?.removeAttribute('open');
    dialog?.showModal();
    // Screen readers read its title, and no focus ring shows.
    dialog?.focus();
  }
  addNeighboursLater();
}

/** Has the frame tell of a picture: counter, category, title, and where its links lead. */
function describe(link: HTMLAnchorElement): void {
  const { place, total } = placeOf(link);
  const name = nameOf(link);
  const part = (selector: string) => dialog?.querySelector<HTMLElement>(selector);
  const [short, long] = part('[data-count]')?.children ?? [];
  short?.replaceChildren(`${place + 1} / ${total}`);
  long?.replaceChildren(`Gambar ${place + 1} dari ${total}`);
  part('[data-category]')?.replaceChildren(link.dataset.category ?? '');
  part('[data-close]')?.setAttribute('href', list().pictures ?? '');
  for (const by of [-1, 1])
    part(`[data-step="${by}"]`)?.setAttribute('href', addressBeside(link, by));
  part('nav')?.toggleAttribute('hidden', total < 2);
  const heading = part('h2');
  if (!(heading && name)) return;
  heading.replaceChildren(...name.cloneNode(true).childNodes);
  for (const attribute of ['lang', 'dir'] as const) {
    if (name[attribute]) heading[attribute] = name[attribute];
    else heading.removeAttribute(attribute);
  }
  document.title = `${name.textContent} · ${title}`;
}

function nameOf(link: HTMLAnchorElement): HTMLElement | null {
  return link.querySelector('[data-name]');
}

/** Makes a slide of a picture: `place` 0 is the stage's middle, -1 and 1 are beside it. */
function slideOf(link: HTMLAnchorElement, place: number): HTMLElement {
  const slide = document.createElement('div');
  slide.className = 'lightbox-slide';
  slide.setAttribute('role', 'group');
  slide.setAttribute('aria-roledescription', 'gambar');
  slide.setAttribute('aria-label', `${placeOf(link).place + 1} dari ${placeOf(link).total}`);
  moveTo(slide, place);
  const small = link.querySelector('img');
  const missing = document.createElement('span');
  missing.className = 'weave-ground lightbox-missing';
  slide.append(missing);
  if (!small) return slide;
  const picture = small.cloneNode() as HTMLImageElement;
  picture.alt = nameOf(link)?.textContent ?? '';
  picture.className = '';
  picture.draggable = false;
  picture.loading = 'eager';
  picture.sizes = '100vw';
  // What the tile shows stands there enlarged until the large picture has come.
  picture.style.cssText = `background-image:url("${small.currentSrc}")`;
  picture.addEventListener('error', () => picture.replaceWith(missing));
  slide.replaceChildren(picture);
  return slide;
}

function moveTo(slide: HTMLElement, place: number): void {
  slide.style.setProperty('--place', `${place}`);
  slide.dataset.place = `${place}`;
  slide.toggleAttribute('inert', place !== 0);
}

function slideAt(place: number): HTMLElement | null | undefined {
  return stage?.querySelector<HTMLElement>(`[data-place="${place}"]`);
}

function addNeighbours(): void {
  if (!tile || placeOf(tile).total < 2) return;
  for (const place of [-1, 1]) {
    const next = beside(tile, place);
    if (next && !slideAt(place)) stage?.append(slideOf(next, place));
  }
}

/** Adds them once the frame that shows the picture is painted. */
function addNeighboursLater(): void {
  requestAnimationFrame(() => setTimeout(addNeighbours));
}

/** Shows the picture beside the open one, in its place in the history, so that Back closes. */
function step(by: 1 | -1): void {
  if (!tile || placeOf(tile).total < 2) return;
  const next = beside(tile, by);
  if (!next) {
    location.replace(addressBeside(tile, by));
    return;
  }
  showWhole();
  addNeighbours();
  slideAt(-by)?.remove();
  const [leaving, coming] = [slideAt(0), slideAt(by)];
  // One that was added just now has to have its place before it leaves it.
  coming?.getBoundingClientRect();
  if (leaving) moveTo(leaving, -by);
  if (coming) moveTo(coming, 0);
  tile = next;
  history.replaceState({ openedByTile }, '', next.href);
  describe(next);
  addNeighboursLater();
}

function onClick(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLElement>('[data-step], [data-close]');
  const { metaKey, ctrlKey, shiftKey, altKey } = event;
  if (!link || metaKey || ctrlKey || shiftKey || altKey) return;
  event.preventDefault();
  if (link.dataset.step) step(link.dataset.step === '1' ? 1 : -1);
  else dialog?.close();
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key === 'ArrowLeft') step(-1);
  if (event.key === 'ArrowRight') step(1);
  if (event.key !== 'Tab') return;
  // Tab cycles inside the dialog instead of passing through the browser's toolbars.
  const all = [...(dialog?.querySelectorAll<HTMLElement>('a[href]') ?? [])];
  const stops = all.filter((stop) => stop.getClientRects().length > 0);
  const [first, last] = [stops[0], stops.at(-1)];
  const { activeElement } = document;
  const from = event.shiftKey ? first : last;
  if (activeElement !== from && !(event.shiftKey && activeElement === dialog)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

function onClose(): void {
  const closed = tile;
  tile = undefined;
  showWhole();
  document.title = title;
  // The browser returns the focus to the tile; a picture opened by its address came from none.
  const { activeElement } = document;
  if (activeElement === document.body || dialog?.contains(activeElement)) closed?.focus();
  if (!tileOf(location.href)) return;
  if (openedByTile) history.back();
  else history.replaceState(null, '', list().pictures);
}
