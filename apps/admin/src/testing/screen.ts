import { screen, within } from '@testing-library/react';
import { answer, api } from './app.tsx';

/** The articles as the API holds them now, newest first. */
export async function storedArticles(): Promise<Record<string, string>[]> {
  const request = new Request(`${api.url}/articles.php`, { headers: { 'X-API-Key': api.key } });
  return (await answer(request)).json();
}

/** The list's row that shows a title. */
export async function rowOf(title: string) {
  const cell = await screen.findByText(title, { selector: 'strong' });
  return within(cell.closest('tr') as HTMLElement);
}

/** A field of the form. */
export function field(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
}

/** The button of an open form or dialog. */
export function button(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}
