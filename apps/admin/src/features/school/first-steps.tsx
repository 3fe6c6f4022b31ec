import type { School } from '@pesantren/api-client/contract/school/school';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { itemPath } from '../../paths.ts';
import { useServices } from '../../services.ts';
import { AllStepsDone } from './all-steps-done.tsx';
import classes from './first-steps.module.css';
import { fromSteps, steps, stepsDone } from './steps.ts';

const key = 'adminStepsFolded';

/** *Mulai di sini*: steps that can be left, continued and passed over; once all are done, a line that says so. */
export function FirstSteps({ school }: { school: School }) {
  const { storage } = useServices();
  if (steps.every(({ isDone }) => isDone(school.facts))) return <AllStepsDone />;
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
