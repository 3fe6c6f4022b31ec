import { type ResourceName, resources } from '@pesantren/api-client/resources';
import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { answer, api } from './app.tsx';

/** The items of a resource as the API holds them now, newest first. */
export async function stored(name: ResourceName): Promise<Record<string, string>[]> {
  const url = api.url + resources[name].path;
  return (await answer(new Request(url, { headers: { 'X-API-Key': api.key } }))).json();
}

/** The list's row that shows a title. */
export async function rowOf(title: string) {
  const cell = await screen.findByText(title, { selector: 'strong' });
  return within(cell.closest<HTMLElement>('tr, li') as HTMLElement);
}

/** The line that says that what is typed has reached the provider as a draft. */
export const draftOnServer = () =>
  screen.findByText(/Draf tersimpan di server/, {}, { timeout: 8000 });

/** A field of the form. */
export function field(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
}

/** The editor of an open form's body; it comes a moment after the form. */
export function bodyField(): Promise<HTMLElement> {
  return screen.findByRole('textbox', { name: 'Isi' });
}

/** The event of a paste of text, of HTML, or of both. */
export function clipboard({ text, html }: { text?: string; html?: string }) {
  const data: Record<string, string | undefined> = { 'text/plain': text, 'text/html': html };
  const types = Object.keys(data).filter((type) => data[type] !== undefined);
  return { clipboardData: { files: [], types, getData: (type: string) => data[type] ?? '' } };
}

/** Puts the clipboard in place of all that an open form's body holds. */
export async function pasteOverBody(pasted: { text?: string; html?: string }): Promise<void> {
  const body = await bodyField();
  body.focus();
  window.getSelection()?.selectAllChildren(body);
  document.dispatchEvent(new Event('selectionchange'));
  fireEvent.paste(body, clipboard(pasted));
}

/** Types at the end of an open form's body; without a layout a click finds no place in it. */
export async function typeIntoBody(user: UserEvent, text: string): Promise<void> {
  const body = await bodyField();
  body.focus();
  window.getSelection()?.selectAllChildren(body);
  window.getSelection()?.collapseToEnd();
  await user.type(body, text, { skipClick: true });
}

/** The button of an open form or dialog. */
export function button(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}

/** Returns the names of the rows of the list, in their order. */
export function rowNames(): string[] {
  return [...screen.queryAllByRole('row'), ...screen.queryAllByRole('listitem')].flatMap(
    (row) => row.querySelector('strong')?.textContent ?? [],
  );
}

/** Taps an element twice without a timer between: browsers run microtasks after each event, and nothing else. */
export async function tapTwice(element: HTMLElement): Promise<void> {
  element.click();
  for (let turn = 0; turn < 20; turn += 1) await null;
  element.click();
}
