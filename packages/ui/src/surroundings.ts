import { type ComponentType, createContext, type ReactNode } from 'react';

export type LinkProps = {
  href: string;
  className?: string | undefined;
  children?: ReactNode;
};

/** What a component cannot know by itself: how its app links and where its provider keeps files. */
export type Surroundings = {
  /** How the app links to its own pages; a plain `<a>` where none is given. */
  Link?: ComponentType<LinkProps>;
  /** Makes a file's address absolute: `/uploads/a.jpg` is on the provider's host. `''` when it cannot be used. */
  fileUrl: (address: string) => string;
  /** Where pictures come in sizes by `?w=` (contract section 4): `https://api…/uploads/`; nowhere when `''`. */
  sizedPicturesAt: string;
};

export const SurroundingsContext = createContext<Surroundings>({
  fileUrl: (address) => address,
  sizedPicturesAt: '',
});
