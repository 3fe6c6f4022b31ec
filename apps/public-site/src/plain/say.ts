/** Milliseconds that words stay. */
const shownFor = 8_000;

let words: HTMLElement | undefined;

/**
 * Says in words why a control did nothing, in place of the last ones: below the control, or at the bottom of the window
 * where it is not to be seen.
 */
export function say(text: string, control?: Element | null): void {
  words?.remove();
  const said = document.createElement('p');
  words = said;
  said.setAttribute('role', 'alert');
  said.textContent = text;
  said.className = 'script-failure';
  document.body.append(said);
  setTimeout(() => said.remove(), shownFor);
  const { left = 0, bottom = 0, height = 0 } = control?.getBoundingClientRect() ?? {};
  if (height === 0) return;
  said.dataset.at = 'control';
  const room = document.documentElement.clientWidth - said.offsetWidth - 16;
  said.style.left = `${Math.max(16, Math.min(left, room))}px`;
  said.style.top = `${bottom + scrollY + 8}px`;
}
