import { ApiError } from '@pesantren/api-client/api-error';
import { messages } from '@pesantren/content/messages';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QueryState } from './query-state.tsx';

function state(data: string | undefined, error: Error | null) {
  return <QueryState query={{ data, error }}>{(text) => <p>{text}</p>}</QueryState>;
}

test('[L-01] [L-03] failed: the message, and ‘Coba Lagi’, which the app serves', () => {
  const view = render(state(undefined, new ApiError(messages.galleryFailed)));
  expect(view.getByRole('alert').textContent).toContain('Gagal memuat data galeri');
  expect(view.getByRole('button', { name: 'Coba Lagi' }).dataset.retry).toBe('');
});

test('[L-03] an error without words of its own', () => {
  const view = render(state(undefined, new Error('')));
  expect(view.getByRole('alert').textContent).toContain('Terjadi kesalahan');
});

test('[P03] what was read before stays when query it again fails', () => {
  const view = render(state('isi', new ApiError(messages.loadFailed)));
  expect(view.getByText('isi')).toBeDefined();
  expect(view.queryByRole('alert')).toBeNull();
});
