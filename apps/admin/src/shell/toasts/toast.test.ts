import { notificationsStore } from '@mantine/notifications';
import { ApiError } from '@pesantren/api-client/api-error';
import { expect, test } from 'vitest';
import { toastFailure } from './toast.tsx';

test('what fails in the same words several times at once is told once, other failures beside it', () => {
  const full = new ApiError('Penyimpanan perangkat ini penuh.');
  for (let photo = 0; photo < 3; photo += 1) toastFailure(full);
  toastFailure(new ApiError('Gagal mengunggah.'));
  const { notifications } = notificationsStore.getState();
  expect(notifications.map(({ message }) => message)).toEqual([
    'Penyimpanan perangkat ini penuh.',
    'Gagal mengunggah.',
  ]);
});
