import { Button, TextInput } from '@mantine/core';
import type { Clock } from '@pesantren/content/clock';
import { useState } from 'react';
import { useClock } from '../../services.ts';
import dialog from '../../shell/dialogs/dialog.module.css';
import { Dialog } from '../../shell/dialogs/dialog.tsx';
import { formatMoment, fromLocalValue, type Proposal, toLocalValue } from './moment.ts';
import classes from './publication-panel.module.css';

type TimeDialogProps = {
  title: string;
  /** Says what the moment does. */
  words: string;
  /** An instant in ISO 8601, `''` for none. */
  value: string;
  proposals: (now: Date, clock: Clock) => readonly Proposal[];
  /** The button that takes the moment, and the one that takes it away. */
  labels: { pick: string; clear: string };
  onPick: (instant: string) => void;
  onClose: () => void;
};

/** Asks for a day and a time on the school's clock: one of some proposals, or any other. */
export function TimeDialog(props: TimeDialogProps) {
  const { value, labels, onPick, onClose } = props;
  const clock = useClock();
  const [local, setLocal] = useState(value && toLocalValue(new Date(value), clock));
  const [proposals] = useState(() => props.proposals(new Date(), clock));
  const at = fromLocalValue(local, clock);
  const pick = (instant: string) => {
    onClose();
    onPick(instant);
  };
  return (
    <Dialog isOpen title={props.title} onClose={onClose}>
      <p className={dialog.words}>{props.words}</p>
      <div className={classes.proposals}>
        {proposals.map((proposal) => (
          <Button
            key={proposal.label}
            type="button"
            variant="default"
            onClick={() => setLocal(toLocalValue(proposal.at, clock))}
          >
            {proposal.label}
          </Button>
        ))}
      </div>
      <TextInput
        type="datetime-local"
        label={`Tanggal dan jam (${clock.name})`}
        value={local}
        onChange={(event) => setLocal(event.currentTarget.value)}
        description={at ? formatMoment(at, clock) : undefined}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
      />
      <div className={dialog.buttons}>
        {value && (
          <Button type="button" variant="default" onClick={() => pick('')}>
            {labels.clear}
          </Button>
        )}
        <Button type="button" variant="default" onClick={onClose}>
          Batal
        </Button>
        <Button type="button" disabled={!at} onClick={() => at && pick(at.toISOString())}>
          {labels.pick}
        </Button>
      </div>
    </Dialog>
  );
}
