import { galleryInputSchema } from '@pesantren/api-client/contract/gallery';
import { resourceKey } from '@pesantren/api-client/query';
import { useState } from 'react';
import { sentencesOf } from '../../layout/error-words.ts';
import { toastDone } from '../../layout/toast.ts';
import { useServices } from '../../services.ts';
import { type BatchPhoto, batchPhoto } from './batch-photo.ts';
import { usePhotoDrafts } from './use-photo-drafts.ts';

/** Uploads that run at once: the provider refuses a fifth, and a phone's line is narrow. */
const atOnce = 2;

/** Several photos that become a gallery item each: they are uploaded two at a time, and saved at once. */
export function useBatch() {
  const { client, queryClient, asSignedIn } = useServices();
  const [photos, setPhotos] = useState<readonly BatchPhoto[]>([]);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setIsSaving] = useState(false);
  const drafts = usePhotoDrafts(photos);
  const waiting = photos.filter((photo) => !photo.isSettled);
  const remove = (id: string) => setPhotos((all) => all.filter((photo) => photo.id !== id));

  /** Creates the item of a photo, or says why not; true when it is done. */
  async function saveOne({ id, title, url }: BatchPhoto, category: string): Promise<boolean> {
    const input = galleryInputSchema.safeParse({ title, category, image: url });
    let problem = input.error?.issues[0]?.message ?? '';
    try {
      if (input.success) await asSignedIn(() => client.create('gallery', input.data, id));
    } catch (error) {
      problem = sentencesOf(error);
    }
    setProblems((all) => ({ ...all, [id]: problem }));
    if (!problem) remove(id);
    return !problem;
  }

  return {
    photos,
    problems,
    isSaving,
    isUploading: waiting.length > 0,
    mayStart: ({ id }: BatchPhoto) => waiting.slice(0, atOnce).some((photo) => photo.id === id),
    add(files: FileList | null): void {
      // Read now: the input empties its list as soon as this returns.
      const added = [...(files ?? [])].map(batchPhoto);
      setPhotos((all) => [...all, ...added]);
    },
    change: (id: string, facts: Partial<BatchPhoto>) =>
      setPhotos((all) => all.map((photo) => (photo.id === id ? { ...photo, ...facts } : photo))),
    remove,

    /** How many photos wait on this device from a tab that is gone. */
    lost: drafts.lost.length,
    forgetLost: drafts.forget,
    takeLost(): void {
      setPhotos((all) => [...all, ...drafts.lost]);
      drafts.taken();
    },

    /** Saves every photo that is stored, in their order; those that fail stay with their reason. */
    async save(category: string): Promise<void> {
      if (isSaving) return;
      setIsSaving(true);
      let saved = 0;
      for (const photo of photos.filter(({ url }) => url !== '')) {
        if (await saveOne(photo, category)) saved += 1;
      }
      setIsSaving(false);
      if (saved > 0) toastDone(`${saved} foto disimpan ke galeri.`);
      await queryClient.invalidateQueries({ queryKey: resourceKey('gallery') });
    },
  };
}
