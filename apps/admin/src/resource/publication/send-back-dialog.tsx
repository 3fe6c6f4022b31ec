import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { type PublishedName, returnInputSchema } from '@pesantren/api-client/contract/publication';
import { requestsKey } from '@pesantren/api-client/editorial-query';
import { fieldLimits } from '@pesantren/content/limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { GrowingTextarea } from '../../fields/growing-textarea.tsx';
import { lengthNote } from '../../fields/length-note.ts';
import { useServices } from '../../services.ts';
import dialog from '../../shell/dialogs/dialog.module.css';
import { Dialog } from '../../shell/dialogs/dialog.tsx';
import { describeError } from '../../shell/errors/describe-error.ts';
import { toastDone } from '../../shell/toasts/toast.tsx';
import { NeedsNetwork } from '../../writing/needs-network.tsx';
import type { ResourceFormState } from '../form/use-resource-form.ts';

type SendBackDialogProps = {
  isOpen: boolean;
  name: PublishedName;
  id: string;
  /** The name of the person who will read the note. */
  writer: string;
  state: Pick<ResourceFormState, 'saveDraft' | 'leave'>;
  onClose: () => void;
};

/** Asks for the note with which a text goes back to its writer; it is kept while the dialog is closed, and on a failure. */
export function SendBackDialog(props: SendBackDialogProps) {
  const { isOpen, name, id, writer, state, onClose } = props;
  const { editorial, queryClient } = useServices();
  const [note, setNote] = useState('');
  const [refused, setRefused] = useState('');
  const { mutate, reset, error, isPending } = useMutation({
    mutationFn: async () => {
      // What the editor has typed into the text goes back with it.
      await state.saveDraft();
      await editorial.sendBack(name, id, note);
    },
    async onSuccess() {
      void queryClient.invalidateQueries({ queryKey: requestsKey });
      onClose();
      await state.leave();
      toastDone(`Dikembalikan kepada ${writer}.`);
    },
  });
  // A network that is back makes what was said of its absence untrue.
  useWindowEvent('online', () => error && reset());
  const send = () => {
    const { error: invalid } = returnInputSchema.safeParse({ note });
    setRefused(invalid?.issues[0]?.message ?? '');
    if (!invalid && !isPending) mutate();
  };
  const failure = refused || (error ? describeError(error) : '');
  return (
    <Dialog isOpen={isOpen} title="Kembalikan dengan catatan" onClose={onClose}>
      <GrowingTextarea
        data-autofocus
        minRows={3}
        label={`Catatan untuk ${writer}`}
        placeholder="Apa yang perlu diperbaiki?"
        description={lengthNote(note, fieldLimits.reviewNote)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={note}
        error={failure}
        onChange={({ currentTarget }) => {
          setNote(currentTarget.value);
          setRefused('');
        }}
      />
      <NeedsNetwork />
      <div className={dialog.buttons}>
        <Button variant="default" onClick={onClose}>
          Batal
        </Button>
        <Button aria-disabled={isPending} onClick={send}>
          {isPending ? 'Mengirim…' : 'Kembalikan'}
        </Button>
      </div>
    </Dialog>
  );
}
