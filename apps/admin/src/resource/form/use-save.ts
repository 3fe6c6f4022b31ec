import { ApiError } from '@pesantren/api-client/api-error';
import { resourceKey } from '@pesantren/api-client/query';
import type { Inputs, Items, ResourceName } from '@pesantren/api-client/resources';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useServices } from '../../services.ts';
import { toastFailure } from '../../shell/toasts/toast.tsx';
import { saveItem, withDuplicateWarning } from './save-item.ts';
import type { Submission } from './submission.ts';

type Save<Name extends ResourceName> = {
  submission: Submission;
  input: Inputs[Name];
  /** Stores a change of the submission while it is sent. */
  onProgress: (changes: Partial<Submission>) => Promise<void>;
};

const duplicateWarning = 'Data mungkin sudah tersimpan: periksa daftar sebelum mencoba lagi.';

/** The mutation key of the saves of all forms. */
export const saveMutationKey = ['save'];

/**
 * The mutation that saves an item and refetches its list. `onSaved` also runs after the page was left; a
 * failure shows as a toast then. `start` ignores a second call while the first is pending.
 */
export function useSave<Name extends ResourceName>(
  name: Name,
  onSaved: (submission: Submission, item: Items[Name] | undefined) => void,
) {
  const { client, queryClient, withReauth } = useServices();
  const isMounted = useRef(false);
  const isPending = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  // Cancel list queries in flight: they started before this save and would be reused instead of refetched.
  const refetchList = async () => {
    await queryClient.cancelQueries({ queryKey: resourceKey(name) });
    await queryClient.invalidateQueries({ queryKey: resourceKey(name) });
  };

  const {
    mutate,
    isPending: isSaving,
    error,
  } = useMutation({
    mutationKey: saveMutationKey,
    mutationFn: ({ submission, input, onProgress }: Save<Name>) =>
      withReauth(() => saveItem(client, name, submission, input, onProgress)).catch((error) => {
        throw submission.id === null
          ? withDuplicateWarning(error, client, duplicateWarning)
          : error;
      }),
    onSuccess: (item, { submission }) => {
      onSaved(submission, item);
      void refetchList();
    },
    onError: (error) => {
      if (!isMounted.current) toastFailure(error);
      // The list is out of date: the item is gone, newer, or perhaps saved.
      if (error instanceof ApiError && [0, 404, 412].includes(error.status)) void refetchList();
    },
    onSettled: () => {
      isPending.current = false;
    },
  });
  return {
    isSaving,
    error,
    start(
      save: Save<Name>,
      after: { onSuccess: () => void; onError: (error: Error) => void },
    ): void {
      if (isPending.current) return;
      isPending.current = true;
      mutate(save, after);
    },
  };
}
