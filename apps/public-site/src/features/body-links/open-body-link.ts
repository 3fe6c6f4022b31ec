import css from './body-links.css?inline';
import { frameUrl } from './frame-url.ts';
import { openPictures } from './picture-dialog.ts';

/**
 * Opens what a link of a body leads to in its place: a gallery's pictures, large, at the one that was touched; of a card the
 * video, post or map. A card that has no frame is followed.
 */
export function open(control: HTMLElement): void {
  const link = control as HTMLAnchorElement;
  const gallery = link.closest('.gallery');
  if (gallery) {
    openPictures([...gallery.querySelectorAll('a')], link);
    return;
  }
  const url = frameUrl(link.href);
  if (url) showFrame(link, url);
  else location.assign(link.href);
}

// In its own file, with the code: who only reads pays for neither.
const styles = new CSSStyleSheet();
styles.replaceSync(css);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];

/** Puts the foreign page into the card's place; the card stays behind it, hidden. */
function showFrame(link: HTMLAnchorElement, url: string): void {
  const frame = document.createElement('iframe');
  frame.className = 'body-frame';
  frame.title = link.querySelector('strong')?.textContent ?? '';
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.src = url;
  frame.dataset.kind = new URL(url).host;
  link.hidden = true;
  link.after(frame);
  frame.focus();
}
