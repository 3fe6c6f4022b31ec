import type { School } from '@pesantren/api-client/contract/school/school';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { itemPath } from '../../paths.ts';
import { useServices } from '../../services.ts';
import { Notice } from '../../shell/notice.tsx';
import classes from './first-steps.module.css';
import { fromSteps, steps, stepsDone } from './steps.ts';

const foldedKey = 'adminStepsFolded';

/** *Mulai di sini*: steps that can be left, continued and passed over; once all are done, a line that says so. */
export function FirstSteps({ school }: { school: School }) {
  const { storage } = useServices();
  if (steps.every(({ isDone }) => isDone(school.facts))) return <AllStepsDone />;
  return (
    <details
      className={classes.steps}
      open={storage.getItem(foldedKey) === null}
      onToggle={({ currentTarget: { open } }) =>
        open ? storage.removeItem(foldedKey) : storage.setItem(foldedKey, 'ya')
      }
    >
      <summary>
        Mulai di sini
        <span>{stepsDone(school.facts)}</span>
      </summary>
      <ol>
        {steps.map(({ label, card, hash = '', isDone }) => {
          const Icon = isDone(school.facts) ? IconCircleCheckFilled : IconCircle;
          return (
            <li key={label} data-done={isDone(school.facts) || undefined}>
              <Link to={{ pathname: itemPath('school', card), search: fromSteps, hash }}>
                <Icon size={22} stroke={1.7} aria-hidden />
                {label} <span>{isDone(school.facts) ? 'Selesai' : 'Isi'}</span>
              </Link>
            </li>
          );
        })}
      </ol>
      <p>
        Langkah boleh ditinggal dan dilanjutkan kapan saja. Yang belum diisi{' '}
        {school.sample === false ? 'tidak tampil kepada pengunjung.' : 'tampil sebagai contoh.'}
      </p>
    </details>
  );
}

const dismissedKey = 'adminStepsDone';

/** Says that a school's first steps are done, with the way to its site, until it is dismissed on this device. */
function AllStepsDone() {
  const { storage, config } = useServices();
  const [isDismissed, setIsDismissed] = useState(() => storage.getItem(dismissedKey) !== null);
  if (isDismissed) return null;
  const dismiss = () => {
    storage.setItem(dismissedKey, 'ya');
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
