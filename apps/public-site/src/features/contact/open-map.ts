/** Puts Google's map, whose address is in `data-map`, in place of the drawn one (docs/spec.md#k-01). */
export function open(button: HTMLElement): void {
  const { map = '', title = '' } = button.dataset;
  const picture = document.getElementById(button.getAttribute('aria-controls') ?? '');
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  );
  frame.allowFullscreen = true;
  frame.className = 'weave-ground size-full';
  frame.src = map;
  for (const child of picture?.children ?? []) (child as HTMLElement).hidden = true;
  picture?.append(frame);
  button.hidden = true;
  frame.focus();
}
