import { Button } from '@mantine/core';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import { useNotifications } from './use-notifications.ts';

const obstacles = {
  unable:
    'Peramban ini tidak dapat menampilkan pemberitahuan. Di iPhone: pasang dulu admin di layar utama, lalu buka dari sana.',
  blocked:
    'Pemberitahuan dari admin diblokir di setelan peramban ini. Izinkan di sana, lalu muat ulang halaman.',
} as const;

/** Switches on and off that this device tells a writer what became of a text; off until asked for. */
export function Notifications() {
  const { obstacle, isOn, error, retry, change } = useNotifications();
  if (obstacle) return <p>{obstacles[obstacle]}</p>;
  if (error) return <ErrorState error={error} isRetrying={false} onRetry={retry} />;
  return (
    <>
      <p>
        Perangkat ini memberi tahu begitu tulisan Anda terbit, dikembalikan, atau ditarik dari
        situs, juga selagi admin tertutup. Judul tulisan tampak di layar kunci; isi catatan tidak.
      </p>
      <Button
        variant={isOn ? 'default' : 'filled'}
        disabled={isOn === undefined}
        loading={change.isPending}
        onClick={() => change.mutate(!isOn)}
      >
        {isOn ? 'Matikan di perangkat ini' : 'Nyalakan di perangkat ini'}
      </Button>
    </>
  );
}
