import { Alert, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { describeError } from '../../../shell/errors/describe-error.ts';
import classes from '../registrations-page.module.css';
import { NewPassphrase } from './new-passphrase.tsx';
import { StepHeading } from './step-heading.tsx';

type PassphraseStepProps = {
  id: string;
  heading: string;
  /** True where a button has brought it, from which a screen reader reads on. */
  isOpened: boolean;
  /** The words above the fields, which say what the passphrase is for. */
  children: ReactNode;
  error: Error | null;
  yes: string;
  isBusy: boolean;
  onChosen: (passphrase: string) => void;
  /** Left out where it cannot be left as it is. */
  onCancel?: (() => void) | undefined;
};

/** The step in which a passphrase is chosen: for a new key, or in place of another one. */
export function PassphraseStep(props: PassphraseStepProps) {
  const { id, heading, isOpened, children, error, yes, isBusy, onChosen, onCancel } = props;
  return (
    <section className={classes.card} aria-labelledby={id}>
      {isOpened ? <StepHeading id={id}>{heading}</StepHeading> : <h2 id={id}>{heading}</h2>}
      {children}
      {error && <Alert color="red">{describeError(error)}</Alert>}
      <NewPassphrase yes={yes} isBusy={isBusy} onChosen={onChosen} />
      {onCancel && (
        <Button variant="subtle" onClick={onCancel}>
          Batal
        </Button>
      )}
    </section>
  );
}
