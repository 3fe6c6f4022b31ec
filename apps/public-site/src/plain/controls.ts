import { openAnswer, startAnswers } from './answers.ts';
import { startCarousels } from './carousel.ts';
import { readScheme, type Scheme, showScheme, storeScheme } from './color-scheme.ts';
import { startCopying } from './copy-link.ts';
import { startDropdowns } from './dropdown.ts';
import { startFilms } from './film.ts';
import { startListControls } from './list-controls.ts';
import { isModified, listen } from './listen.ts';
import { startOffline } from './offline.ts';
import { startOpeningInPlace } from './open-in-place.ts';
import { showTimedParts } from './timed-parts.ts';
import { startTooltips } from './tooltips.ts';

let started = false;

/**
 * Has the controls of a page work (docs/decisions/0013-react-on-the-server-alone.md).
 * It listens on the document and keeps its state in attributes, so it serves what comes to the page later as well.
 */
export function startControls(): void {
  if (started) return;
  started = true;
  refresh();
  new MutationObserver(refresh).observe(document, { childList: true, subtree: true });
  startDropdowns();
  startTooltips();
  startCopying();
  startBackLinks();
  startFilms();
  startAnswers();
  startListControls();
  startOpeningInPlace();
  startOffline();
  listen('change', '[name=skema]', (radio) => {
    const scheme = (radio as HTMLInputElement).value as Scheme;
    storeScheme(scheme);
    showScheme(scheme);
  });
  addEventListener('pageshow', catchUp);
  document.addEventListener('visibilitychange', catchUp);
  listen('click', '[data-print]', printSection);
  listen('error', 'img', hidePicture);
  listen('click', '[popover] a', (link) => link.closest<HTMLElement>('[popover]')?.hidePopover?.());
}

/** Serves what has come to the page. */
function refresh(): void {
  startCarousels();
  showTimedParts();
  showChosenCategories();
  openAnswer();
}

/**
 * Shows the scheme that was chosen last, on any page, and what is true now: the page may be older, fetched or rendered
 * ahead, kept for Back, or left in its tab. A picture that failed before is hidden.
 */
export function catchUp(): void {
  showScheme(readScheme(document.cookie));
  showTimedParts();
  for (const picture of document.images)
    if (picture.complete && picture.naturalWidth === 0) hidePicture(picture);
}

/** Hides a picture that failed; what stands behind it shows. */
function hidePicture(picture: HTMLElement): void {
  picture.dataset.broken = '';
}

/** Prints the section around a button alone (print.css). */
function printSection(button: HTMLElement): void {
  const section = button.closest('section');
  section?.setAttribute('data-printing', '');
  addEventListener('afterprint', () => section?.removeAttribute('data-printing'), { once: true });
  print();
}

/** Has `a[data-back]` go back in history where the visitor came from this site; elsewhere it leads to its list. */
function startBackLinks(): void {
  listen('click', 'a[data-back]', (_, event) => {
    if (!document.referrer.startsWith(`${location.origin}/`) || isModified(event)) return;
    event.preventDefault();
    history.back();
  });
}

/** Forms whose chosen category was brought into sight, each once: visitors scroll them. */
const shown = new WeakSet<HTMLFormElement>();

/** Scrolls the bars of category buttons to the chosen one, which may lie beyond the edge of a phone. */
function showChosenCategories(): void {
  const chosen = document.querySelectorAll<HTMLButtonElement>('[name=kategori][aria-pressed=true]');
  for (const button of chosen) {
    const { form } = button;
    if (!form || shown.has(form)) continue;
    shown.add(form);
    const [bar, place] = [form.getBoundingClientRect(), button.getBoundingClientRect()];
    if (place.left >= bar.left && place.right <= bar.right) continue;
    form.scrollLeft += (place.left + place.right - bar.left - bar.right) / 2;
  }
}
