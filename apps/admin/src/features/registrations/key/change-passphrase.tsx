import { useMutation } from '@tanstack/react-query';
import { useRegistrations } from '../use-registrations.ts';
import { PassphraseStep } from './passphrase-step.tsx';
import { type OpenKey, rewrap } from './school-key.ts';

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
    <PassphraseStep
      id="sandi-baru"
      heading="Sandi baru"
      isOpened
      error={change.error}
      yes={yes}
      isBusy={change.isPending}
      onChosen={(passphrase) => change.mutate(passphrase)}
      onCancel={onCancel}
    >
      <p>{words}</p>
    </PassphraseStep>
  );
}
