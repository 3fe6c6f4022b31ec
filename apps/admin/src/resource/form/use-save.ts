import { ApiError } from '@pesantren/api-client/api-error';
import { resourceKey } from '@pesantren/api-client/query';
import type { Inputs, Items, ResourceName } from '@pesantren/api-client/resources';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useServices } from '../../services.ts';
import { toastFailure } from '../../shell/toasts/toast.ts';
import type { Submission } from '../drafts/drafts.ts';
import { mayHaveWorked, saveItem } from './save-item.ts';

type Save<Name extends ResourceName> = {
  submission: Submission;
  input: Inputs[Name];
  /** Keeps what changes of the submission while it is sent. */
  onProgress: (facts: Partial<Submission>) => Promise<void>;
};

type Saved<Name extends ResourceName> = Items[Name] | undefined;

/** Every save that is under way, of whatever form. */
export const saveMutationKey = ['save'];

/**
 * Creates or replaces an item and makes its list reload. `onSaved` runs also when the screen is left
 * meanwhile, and a failure is said in a toast then. `start` ignores a second call while the first is
 * under way.
 */
export function useSave<Name extends ResourceName>(
  name: Name,
  onSaved: (save: Save<Name>, item: Saved<Name>) => void,
) {
  const { client, queryClient, withReauth } = useServices();
  const isUnmounted = useRef(false);
  const isUnderWay = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);
  // A list that is on its way knows nothing of this save: it would be waited for, not asked for again.
  const reload = async () => {
    await queryClient.cancelQueries({ queryKey: resourceKey(name) });
    await queryClient.invalidateQueries({ queryKey: resourceKey(name) });
  };

  const mutation = useMutation({
    mutationKey: saveMutationKey,
    mutationFn: ({ submission, input, onProgress }: Save<Name>) =>
      withReauth(() => saveItem(client, name, submission, input, onProgress)).catch((error) => {
        const isUnknown =
          client.profile === 'plain' && submission.id === null && mayHaveWorked(error);
        throw isUnknown ? withDoubt(error) : error;
      }),
    onSuccess: (item, save) => {
      onSaved(save, item);
      void reload();
    },
    onError: (error) => {
      if (isUnmounted.current) toastFailure(error);
      // What is there now is not what the list shows.
      if (error instanceof ApiError && [0, 404, 412].includes(error.status)) void reload();
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  return {
    isSaving: mutation.isPending,
    error: mutation.error,
    forget: mutation.reset,
    start(
      save: Save<Name>,
      after: { onSuccess: () => void; onError: (error: Error) => void },
    ): void {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutation.mutate(save, after);
    },
  };
}

/** A provider that knows no keys would create a second item when the first call has worked after all. */
function withDoubt(error: ApiError): ApiError {
  const doubt = 'Data mungkin sudah tersimpan: periksa daftar sebelum mencoba lagi.';
  return new ApiError(error.message, { ...error, detail: `${error.detail} ${doubt}`.trim() });
}
