import { isModified, listen } from './listen.ts';
import { isHydrated } from './show-page.ts';

const tile = 'a[data-picture]';

let isReady = false;

/** Has a tile of the gallery open its picture over it, by code that its first touch or focus loads; without it the link is followed. */
export function startPictures(): void {
  const prepare = () => void load().catch(() => {});
  if (document.querySelector('dialog.lightbox[open]')) prepare();
  listen('pointerdown', tile, prepare);
  listen('focusin', tile, prepare);
  listen('click', tile, (link, event) => {
    if (isReady || isModified(event) || isHydrated()) return;
    event.preventDefault();
    link.setAttribute('data-waiting', '');
    load()
      .then(
        () => link.click(),
        () => location.assign((link as HTMLAnchorElement).href),
      )
      .finally(() => link.removeAttribute('data-waiting'));
  });
}

async function load(): Promise<void> {
  if (isReady || isHydrated()) return;
  // The page's script names it.
  const script = document.querySelector<HTMLElement>('[data-pictures-file]');
  await import(/* @vite-ignore */ script?.dataset.picturesFile ?? '');
  isReady = true;
}
