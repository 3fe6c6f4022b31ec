import { createContext } from 'react';

/** How the app finds its provider's files. */
export type UiContextValue = {
  /** Resolves a file's address: `/uploads/a.jpg` is on the provider's host. `''` for an unsafe one. */
  fileUrl: (address: string) => string;
  /** The base address of pictures that come in sizes (docs/contract.md#image-sizes): `https://api…/uploads/`, or `''`. */
  sizedPicturesAt: string;
};

export const UiContext = createContext<UiContextValue>({
  fileUrl: (address) => address,
  sizedPicturesAt: '',
});
