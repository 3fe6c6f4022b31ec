import { useState } from 'react';
import { useServices } from '../../services.ts';
import { Notice } from '../../shell/notice.tsx';

const key = 'adminStepsDone';

/** Says that a school's first steps are done, with the way to its site, until it is dismissed on this device. */
export function AllStepsDone() {
  const { storage, config } = useServices();
  const [isDismissed, setIsDismissed] = useState(() => storage.getItem(key) !== null);
  if (isDismissed) return null;
  const dismiss = () => {
    storage.setItem(key, 'ya');
    setIsDismissed(true);
  };
  return (
    <Notice isFramed actions={[{ label: 'Tutup', onClick: dismiss }]}>
      Semua langkah awal selesai: situs memakai data sekolah Anda.{' '}
      <a href={config.siteUrl} target="_blank" rel="noreferrer">
        Buka situs sekolah
      </a>
    </Notice>
  );
}
