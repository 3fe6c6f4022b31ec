import { messages } from '@pesantren/content/messages';
import classes from '../../fields/upload/upload-state.module.css';
import { placeholderRemoved } from './upload-placeholders.ts';

/**
 * Lets a picture's place in the text say that it did not get through, and ask what to do.
 * @returns true to try again, which also the network's return means; false to do without the picture, as
 * when its place is deleted or the form is left.
 */
export function askToRetry(
  element: HTMLElement,
  words: string,
  left: AbortSignal,
): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const over = new AbortController();
  const { signal } = over;
  const again = () => resolve(true);
  const without = () => resolve(false);
  window.addEventListener('online', again, { signal });
  left.addEventListener('abort', without, { signal });
  element.addEventListener(placeholderRemoved, without, { signal });
  element.replaceChildren(
    `${words} `,
    button(messages.retry, again),
    button('Lepas gambar', without),
  );
  return promise.finally(() => over.abort());
}

function button(label: string, act: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = classes.action ?? '';
  element.textContent = label;
  element.addEventListener('click', act);
  return element;
}
