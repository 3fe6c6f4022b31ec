import { type Clock, defaultClock } from '@pesantren/content/clock';
import type { HijriMonth } from '@pesantren/content/facts';
import { createContext } from 'react';

/** How the app finds its provider's files, and what its school has said of calendar and clock. */
export type UiContextValue = {
  /** Resolves a file's address: `/uploads/a.jpg` is on the provider's host. `''` for an unsafe one. */
  fileUrl: (address: string) => string;
  /** The base address of pictures that come in sizes (docs/contract.md#image-sizes): `https://api…/uploads/`, or `''`. */
  sizedPicturesAt: string;
  /** The first days of Hijri months that the school has fixed. */
  hijriMonths: readonly HijriMonth[];
  /** The clock that the school's days and times are on. */
  clock: Clock;
};

export const UiContext = createContext<UiContextValue>({
  fileUrl: (address) => address,
  sizedPicturesAt: '',
  hijriMonths: [],
  clock: defaultClock,
});
