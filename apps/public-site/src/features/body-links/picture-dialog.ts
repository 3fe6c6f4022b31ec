/**
 * Shows the pictures of a gallery in a body, large, in a modal dialog: swiped as the browser scrolls, or by its buttons and
 * the arrow keys. Closed, it is gone, and the focus is back on the picture that was shown last.
 */
export function openPictures(links: readonly HTMLAnchorElement[], first: HTMLAnchorElement): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'body-pictures on-dark';
  dialog.setAttribute('aria-label', 'Foto');
  const strip = document.createElement('div');
  strip.className = 'body-pictures-strip';
  strip.append(...links.map(largePicture));
  const counter = document.createElement('p');
  counter.setAttribute('role', 'status');
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;

  let shown = links.indexOf(first);
  const count = () => {
    // A strip that is closed stands at its beginning.
    if (!dialog.open) return;
    shown = Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth));
    const words = `${shown + 1} / ${links.length}`;
    if (counter.textContent !== words) counter.textContent = words;
  };
  const show = (index: number, behavior: ScrollBehavior) => {
    const next = strip.children[(index + links.length) % links.length] as HTMLElement | undefined;
    strip.scrollTo({ left: next?.offsetLeft ?? 0, behavior });
  };
  const step = (by: 1 | -1) => show(shown + by, isStill ? 'auto' : 'smooth');

  dialog.append(
    createButton('Tutup', '×', () => dialog.close()),
    strip,
    createButton('Gambar sebelumnya', '‹', () => step(-1)),
    counter,
    createButton('Gambar berikutnya', '›', () => step(1)),
  );
  strip.addEventListener('scroll', count, { passive: true });
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    (links[shown] ?? first).focus();
  });
  document.body.append(dialog);
  dialog.showModal();
  show(shown, 'auto');
  count();
}

function largePicture(link: HTMLAnchorElement): HTMLElement {
  const small = link.querySelector('img');
  const picture = document.createElement('img');
  picture.alt = small?.alt ?? '';
  picture.decoding = 'async';
  picture.loading = 'lazy';
  picture.sizes = '100vw';
  picture.srcset = small?.srcset ?? '';
  picture.src = link.href;
  return picture;
}

function createButton(label: string, sign: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-label', label);
  button.textContent = sign;
  button.addEventListener('click', onClick);
  return button;
}
