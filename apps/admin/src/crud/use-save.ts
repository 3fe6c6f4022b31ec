import { resourceKey } from '@pesantren/api-client/query';
import type { Inputs, ResourceName } from '@pesantren/api-client/resources';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../services.ts';

type Save<Name extends ResourceName> = { id: string | null; input: Inputs[Name] };

/**
 * Creates or replaces an item and makes its list reload. `onSaved` runs also when the screen is left
 * meanwhile. `start` ignores a second call while the first is under way.
 */
export function useSave<Name extends ResourceName>(name: Name, onSaved: () => void) {
  const { client, queryClient } = useServices();
  const mutationKey = ['save', name];
  const mutation = useMutation({
    mutationKey,
    mutationFn: ({ id, input }: Save<Name>) =>
      id === null ? client.create(name, input) : client.update(name, id, input),
    onSuccess: () => {
      onSaved();
      void queryClient.invalidateQueries({ queryKey: resourceKey(name) });
    },
  });
  return {
    isSaving: mutation.isPending,
    error: mutation.error,
    start(save: Save<Name>, after: { onSuccess: () => void; onError: (error: Error) => void }) {
      if (queryClient.isMutating({ mutationKey }) === 0) mutation.mutate(save, after);
    },
  };
}
