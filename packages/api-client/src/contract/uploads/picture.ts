import * as z from 'zod/mini';
import { type ResourceName, resourceNames } from '../../resources.ts';
import { wireId, wireText } from '../texts/wire.ts';

/** A picture of the school that items name, newest first (docs/contract.md#pictures). */
export const storedPictureSchema = z.object({
  url: wireText,
  /** The alternative text that it bears somewhere, else the title of a gallery item; `''` for none. */
  alt: wireText,
  /** The items that name it, the newest first. */
  used: z.array(
    z.object({
      resource: z.enum(resourceNames as [ResourceName, ...ResourceName[]]),
      id: wireId,
      title: wireText,
    }),
  ),
});

export type StoredPicture = z.infer<typeof storedPictureSchema>;
