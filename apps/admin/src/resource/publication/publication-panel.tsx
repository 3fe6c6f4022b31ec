import { Button } from '@mantine/core';
import { IconCalendarClock, IconHourglass } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { LastLookSwitch } from '../../publish-check/last-look-switch.tsx';
import { useClock } from '../../services.ts';
import type { ResourceFormState } from '../form/use-resource-form.ts';
import { formatWhen } from '../format-date.ts';
import { ItemActions } from './item-actions.tsx';
import { endProposals, startProposals } from './moment.ts';
import classes from './publication-panel.module.css';
import { stateWords } from './state-words.ts';
import { TimeDialog } from './time-dialog.tsx';
import { isScheduled } from './times.ts';

type PublicationPanelProps = {
  state: Omit<ResourceFormState, 'publication'>;
  publication: Exclude<ResourceFormState['publication'], false>;
};

const icon = { size: 18, stroke: 1.7, 'aria-hidden': true } as const;

/** When visitors see what the form holds: its state, its start and its end. */
export function PublicationPanel({ state, publication }: PublicationPanelProps) {
  const { name, times, errors, setTimes, mayPublish } = publication;
  const [asked, setAsked] = useState<'publish_at' | 'expire_at' | null>(null);
  const id = useId();
  const clock = useClock();
  const start = times.publish_at ? new Date(times.publish_at) : null;
  const end = times.expire_at ? new Date(times.expire_at) : null;
  const schedule = (publish_at: string) => {
    setTimes({ publish_at });
    if (publish_at && mayPublish) state.submitAndStay();
  };
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <h3 id={id}>Penerbitan</h3>
      <p>{stateWords(state.item)}</p>
      <Button
        type="button"
        variant="default"
        leftSection={<IconCalendarClock {...icon} />}
        onClick={() => setAsked('publish_at')}
      >
        {start && isScheduled(times) ? `Tampil ${formatWhen(start, clock)}` : 'Jadwalkan…'}
      </Button>
      <Failure words={errors.publish_at} />
      <Button
        type="button"
        variant="default"
        leftSection={<IconHourglass {...icon} />}
        onClick={() => setAsked('expire_at')}
      >
        {end ? `Sampai ${formatWhen(end, clock)}` : 'Berlaku sampai…'}
      </Button>
      <Failure words={errors.expire_at} />
      {state.id === null ? (
        // They keep the place of what the first draft brings: nothing below may move under a thumb.
        ['Riwayat', 'Tautan pratinjau'].map((label) => (
          <Button key={label} type="button" variant="subtle" disabled>
            {label}
          </Button>
        ))
      ) : (
        <ItemActions id={state.id} state={state} publication={publication} />
      )}
      {mayPublish && name !== 'gallery' && <LastLookSwitch />}
      {asked === 'publish_at' && (
        <TimeDialog
          title="Jadwalkan"
          words="Pengunjung melihatnya sejak saat itu, juga bila tidak ada yang membuka admin."
          value={isScheduled(times) ? times.publish_at : ''}
          proposals={startProposals}
          labels={{ pick: mayPublish ? 'Jadwalkan' : 'Pakai', clear: 'Tanpa jadwal' }}
          onPick={schedule}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'expire_at' && (
        <TimeDialog
          title="Berlaku sampai"
          words="Sesudah itu hilang dari beranda dan daftar. Pengumuman tetap ada di arsipnya."
          value={times.expire_at}
          proposals={(now) => endProposals(start && isScheduled(times) ? start : now, clock)}
          labels={{ pick: 'Pakai', clear: 'Tanpa batas' }}
          onPick={(expire_at) => setTimes({ expire_at })}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}

function Failure({ words }: { words: string }) {
  return words ? (
    <p className={classes.failure} role="alert">
      {words}
    </p>
  ) : null;
}
