import { ApiError } from '@pesantren/api-client/api-error';
import { messages } from '@pesantren/content/messages';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { QueryState } from './query-state.tsx';

function state(data: string | undefined, error: Error | null, refetch = () => {}) {
  const query = { data, error, refetch };
  return (
    <QueryState query={query} skeleton={<i data-testid="skeleton" />}>
      {(text) => <p>{text}</p>}
    </QueryState>
  );
}

test('[L-01] loading: the spinner in words, over the shape of what comes', () => {
  const view = render(state(undefined, null));
  expect(view.getByRole('status').textContent).toBe('Memuat…');
  expect(view.getByTestId('skeleton').closest('[aria-hidden=true]')).not.toBeNull();
});

test('[L-01] [L-03] failed: the message, and ‘Coba Lagi’ that reads again', async () => {
  const refetch = vi.fn();
  const view = render(state(undefined, new ApiError(messages.galleryFailed), refetch));
  expect(view.getByRole('alert').textContent).toContain('Gagal memuat data galeri');
  await userEvent.click(view.getByRole('button', { name: 'Coba Lagi' }));
  expect(refetch).toHaveBeenCalledOnce();
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
