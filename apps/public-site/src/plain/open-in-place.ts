import { isModified, listen } from './listen.ts';
import { say } from './say.ts';

/** Each file exports what opens its control in place. */
type Opening = { open: (control: HTMLElement) => void };

/** Controls whose work is a file of its own, by the name that the page's script has it under (server/rendering/page-tags.ts). */
const controls = {
  pictureFile: 'a[data-picture]',
  bodyLinkFile: '.rich-text :is(.gallery > a, .embed)',
  mapFile: 'button[data-map]',
} as const;

type ControlFile = keyof typeof controls;

/** Names of the files: of the controls', and what shows a toast. */
type FileName = ControlFile | 'toastFile';

/**
 * Has a control open in its place what it leads to: a picture, a video, a map. Its file is loaded by its first touch or
 * focus; where that cannot be had, a link is followed and a button says so in words.
 */
export function startOpeningInPlace(): void {
  for (const [name, selector] of Object.entries(controls) as [ControlFile, string][]) {
    const prepare = () => void load(name).catch(() => {});
    listen('pointerdown', selector, prepare);
    listen('focusin', selector, prepare);
    listen('click', selector, (control, event) => onClick(name, control, event));
  }
  // Opened by its address: its file makes it a modal one.
  if (document.querySelector('dialog.lightbox[open]')) load('pictureFile').catch(() => {});
}

/** Lists the files of the controls that are on the page. */
export function filesInPlace(): string[] {
  const names = Object.keys(controls) as ControlFile[];
  return names
    .filter((name) => document.querySelector(controls[name]))
    .map((name) => script()?.dataset[name] ?? '');
}

function onClick(name: ControlFile, control: HTMLElement, event: MouseEvent): void {
  if (isModified(event)) return;
  event.preventDefault();
  openInPlace(name, control);
}

/** Has a file open its control, which shows until then that it was taken. */
export function openInPlace(name: FileName, control: HTMLElement): void {
  if (control.hasAttribute('data-waiting')) return;
  control.setAttribute('data-waiting', '');
  load(name)
    .then(
      ({ open }) => open(control),
      () => goOnWithout(control),
    )
    .finally(() => control.removeAttribute('data-waiting'));
}

function load(name: FileName): Promise<Opening> {
  return import(/* @vite-ignore */ script()?.dataset[name] ?? '');
}

function goOnWithout(control: HTMLElement): void {
  if (control instanceof HTMLAnchorElement && navigator.onLine) location.assign(control.href);
  else say('Bagian ini belum dapat dimuat. Periksa sambungan internet, lalu coba lagi.', control);
}

/** Finds the tag of the page's own script, which names the files. */
function script(): HTMLElement | null {
  return document.querySelector<HTMLElement>('script[data-controls]');
}
