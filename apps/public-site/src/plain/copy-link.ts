import type { limits } from '@pesantren/content/limits';
import { listen } from './listen.ts';
import { openInPlace } from './open-in-place.ts';

// Its value alone: the script of the page shares no module with the others.
const shownFor = 1200 satisfies (typeof limits)['copiedShownFor'];

/**
 * Copies the address in a button's `data-copy` and shows the words in `data-copied` of its label for 1.2 s. When that
 * fails, a toast shows the words in `data-failed`.
 */
export function startCopying(): void {
  listen('click', '[data-copy]', (button) => void copyFrom(button));
}

async function copyFrom(button: HTMLElement): Promise<void> {
  if (await copyText(button.dataset.copy ?? '')) confirm(button);
  else openInPlace('toastFile', button);
}

function confirm(button: HTMLElement): void {
  const label = button.querySelector<HTMLElement>('[data-copied]');
  const { copied } = label?.dataset ?? {};
  // Confirmed already.
  if (!label || copied === undefined || label.textContent === copied) return;
  const words = label.textContent;
  label.textContent = copied;
  button.dataset.done = '';
  setTimeout(() => {
    label.textContent = words;
    delete button.dataset.done;
  }, shownFor);
}

/**
 * Copies a text to the clipboard; where the Clipboard API is missing (a page without HTTPS) or
 * refuses, by `execCommand` from a hidden field.
 * @returns true when the text was copied.
 */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text);
  }
}

function copyFromField(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'sr-only';
  document.body.append(field);
  field.focus();
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
