import { ApiError } from '@pesantren/api-client/api-error';
import type { UploadKind } from '@pesantren/api-client/contract/upload';
import { messages } from '@pesantren/content/messages';
import { useIsMutating, useMutation } from '@tanstack/react-query';
import { useServices } from '../services.ts';

const mutationKey = ['upload'];

/** What each field takes; a provider stores either kind, and a drop passes by the input's `accept`. */
const wanted = {
  image: { type: 'image/', words: messages.imageUploadFailed, detail: 'Pilih sebuah gambar.' },
  pdf: { type: 'application/pdf', words: messages.pdfUploadFailed, detail: 'Pilih sebuah PDF.' },
} satisfies Record<UploadKind, object>;

/** Uploads a file; `onUrl` hears its absolute URL, unless the field has gone meanwhile. */
export function useUpload(kind: UploadKind, onUrl: (url: string) => void) {
  const { client, asSignedIn } = useServices();
  const { mutate, reset, error, isPending } = useMutation({
    mutationKey,
    mutationFn: async (file: File) => {
      const { type, words, detail } = wanted[kind];
      // Some phones give no type at all: then the provider decides.
      if (file.type && !file.type.startsWith(type)) throw new ApiError(words, { detail });
      return asSignedIn(() => client.upload(file, kind));
    },
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
