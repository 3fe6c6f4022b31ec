import { listen } from './listen.ts';
import { prefersReducedMotion } from './reduced-motion.ts';

/** Has a button `data-film` open the dialog that it names and play the film; closing it stops the film (docs/spec.md#b-02). */
export function startFilms(): void {
  listen('click', '[data-film]', ({ dataset }) => {
    const dialog = document.querySelector<HTMLDialogElement>(`#${dataset.film}`);
    dialog?.showModal();
    const frame = dialog?.querySelector('iframe');
    // Nothing of another site is fetched before.
    if (frame) frame.src = frame.dataset.src ?? '';
    const film = dialog?.querySelector('video');
    if (!film) return;
    showFilm(film, true);
    // Nothing of it is fetched before.
    film.poster = film.dataset.poster ?? '';
    // A press on pause may come first.
    if (!prefersReducedMotion()) film.play().catch(() => {});
  });
  listen('close', 'dialog', (dialog) => {
    const film = dialog.querySelector('video');
    if (film) release(film);
    dialog.querySelector('iframe')?.removeAttribute('src');
  });
  // The last source: when it fails, none can be played.
  listen('error', 'video > source:last-of-type', ({ parentElement }) =>
    showFilm(parentElement, false),
  );
}

/** Stops a film and its download (HTML, media elements, best practices for authors); a new one takes its place. */
function release(film: HTMLVideoElement): void {
  film.replaceWith(film.cloneNode(true));
  film.pause();
  film.replaceChildren();
  film.load();
}

/** Shows the film, or the words beside it in its place. */
function showFilm(film: HTMLElement | null, plays: boolean): void {
  if (!film) return;
  film.hidden = !plays;
  const words = film.nextElementSibling as HTMLElement | null;
  if (words) words.hidden = plays;
}
