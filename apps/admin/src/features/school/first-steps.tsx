import type { School } from '@pesantren/api-client/contract/school/school';
import type { Facts } from '@pesantren/content/facts';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { itemPath } from '../../paths.ts';
import { useServices } from '../../services.ts';
import { AllStepsDone } from './all-steps-done.tsx';
import classes from './first-steps.module.css';

type Saved = Partial<Facts>;

const key = 'adminStepsFolded';

/** The steps of a school that begins; what is done is read from what it has saved. */
const steps = [
  { label: 'Nama sekolah', card: 'identity', isDone: (saved: Saved) => !!saved.identity },
  { label: 'Kontak', card: 'contacts', isDone: (saved: Saved) => !!saved.contacts },
  {
    label: 'Alamat',
    card: 'identity',
    hash: '#identity.address.street',
    isDone: (saved: Saved) => !!saved.identity?.address.town,
  },
  {
    label: 'Logo',
    card: 'identity',
    hash: '#identity.logo',
    isDone: (saved: Saved) => !!saved.identity?.logo.url,
  },
  { label: 'Pembuka beranda', card: 'hero', isDone: (saved: Saved) => !!saved.hero },
  { label: 'Biaya', card: 'costs', isDone: (saved: Saved) => !!saved.costs },
  { label: 'Gelombang pertama', card: 'waves', isDone: (saved: Saved) => !!saved.waves },
];

/** *Mulai di sini*: steps that can be left, continued and passed over; once all are done, a line that says so. */
export function FirstSteps({ school }: { school: School }) {
  const { storage } = useServices();
  const done = steps.filter(({ isDone }) => isDone(school.facts)).length;
  if (done === steps.length) return <AllStepsDone />;
  return (
    <details
      className={classes.steps}
      open={storage.getItem(key) === null}
      onToggle={({ currentTarget: { open } }) =>
        open ? storage.removeItem(key) : storage.setItem(key, 'ya')
      }
    >
      <summary>
        Mulai di sini
        <span>
          {done} dari {steps.length} langkah selesai
        </span>
      </summary>
      <ol>
        {steps.map(({ label, card, hash = '', isDone }) => {
          const Icon = isDone(school.facts) ? IconCircleCheckFilled : IconCircle;
          return (
            <li key={label} data-done={isDone(school.facts) || undefined}>
              <Link to={{ pathname: itemPath('school', card), hash }}>
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
