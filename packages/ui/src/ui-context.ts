import { type ComponentProps, createContext, type ElementType } from 'react';

/** The app's parts that the components use: its link to articles, and its provider's files. */
export type UiContextValue = {
  /** The link of an article's card; a plain `<a>` by default. */
  ArticleLink?: ElementType<ComponentProps<'a'>, 'a'>;
  /** Resolves a file's address: `/uploads/a.jpg` is on the provider's host. `''` for an unsafe one. */
  fileUrl: (address: string) => string;
  /** The base address of pictures that come in sizes (docs/contract.md#image-sizes): `https://api…/uploads/`, or `''`. */
  sizedPicturesAt: string;
};

export const UiContext = createContext<UiContextValue>({
  fileUrl: (address) => address,
  sizedPicturesAt: '',
});
