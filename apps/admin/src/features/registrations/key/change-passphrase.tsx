import { Alert, Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { describeError } from '../../shell/errors/describe-error.ts';
import { NewPassphrase } from './new-passphrase.tsx';
import classes from './registrations-page.module.css';
import { type OpenKey, rewrap } from './school-key.ts';
import { StepHeading } from './step-heading.tsx';
import { useRegistrations } from './use-registrations.ts';

type ChangePassphraseProps = {
  opened: readonly OpenKey[];
  /** Why it is asked for. */
  words: string;
  yes: string;
  onChanged: () => void;
  /** Left out where it cannot be left as it is. */
  onCancel?: () => void;
};

/** Wraps the opened keys by another passphrase; their paper keys stay as they are. */
export function ChangePassphrase({
  opened,
  words,
  yes,
  onChanged,
  onCancel,
}: ChangePassphraseProps) {
  const registrations = useRegistrations();
  const change = useMutation({
    gcTime: 0,
    mutationFn: async (passphrase: string) => {
      for (const { id, identity } of opened) {
        const wrapped = await rewrap(identity, passphrase);
        await registrations.changeRegistrationPassphrase(id, wrapped);
      }
    },
    onSuccess: onChanged,
  });
  return (
    <section className={classes.card} aria-labelledby="sandi-baru">
      <StepHeading id="sandi-baru">Sandi baru</StepHeading>
      <p>{words}</p>
      {change.error && <Alert color="red">{describeError(change.error)}</Alert>}
      <NewPassphrase
        yes={yes}
        isBusy={change.isPending}
        onChosen={(passphrase) => change.mutate(passphrase)}
      />
      {onCancel && (
        <Button variant="subtle" onClick={onCancel}>
          Batal
        </Button>
      )}
    </section>
  );
}
