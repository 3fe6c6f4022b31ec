import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TitleField } from './title-field.tsx';

function Form() {
  const [title, setTitle] = useState('Panen');
  return (
    <form>
      <TitleField label="Judul" value={title} onChange={setTitle} />
    </form>
  );
}

/** Presses Enter in the title before the editor's code has come. */
async function pressEnterEarly() {
  const user = userEvent.setup();
  render(<Form />, { wrapper: MantineProvider });
  const title = screen.getByLabelText('Judul');
  await user.click(title);
  await user.keyboard('{Enter}');
  return { user, title };
}

/** What the code of the editor adds. */
function addEditor(): HTMLElement {
  const text = document.createElement('div');
  text.setAttribute('contenteditable', 'true');
  text.tabIndex = 0;
  document.querySelector('form')?.append(text);
  return text;
}

test('Enter in a title leads into the text as soon as its editor is there', async () => {
  const { title } = await pressEnterEarly();
  expect(document.activeElement).toBe(title);
  const text = addEditor();
  await waitFor(() => expect(document.activeElement).toBe(text));
});

test('who goes on in the title meanwhile stays there', async () => {
  const { user, title } = await pressEnterEarly();
  await user.keyboard(' kopi');
  addEditor();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(title);
});
