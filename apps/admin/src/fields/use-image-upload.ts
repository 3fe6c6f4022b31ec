import { useIsMutating, useMutation } from '@tanstack/react-query';
import { useServices } from '../services.ts';

const mutationKey = ['upload'];

/** Uploads an image; `onUrl` hears its absolute URL, unless the field has gone meanwhile. */
export function useImageUpload(onUrl: (url: string) => void) {
  const { client } = useServices();
  const { mutate, reset, error, isPending } = useMutation({
    mutationKey,
    mutationFn: (file: File) => client.upload(file, 'image'),
  });
  return {
    error,
    isUploading: isPending,
    forget: reset,
    upload: (file: File) => mutate(file, { onSuccess: ({ url }) => onUrl(url) }),
  };
}

/** Whether any upload is under way, so that a form can wait for its URL. */
export function useIsUploading(): boolean {
  return useIsMutating({ mutationKey }) > 0;
}
