import { type ComponentProps, createContext, type ElementType } from 'react';

/** What a component cannot know by itself: how its app shows that it goes over to an article, and where its provider keeps files. */
export type UiContextValue = {
  /** What links from an article's card to the article; a plain `<a>` where none is given. */
  ArticleLink?: ElementType<ComponentProps<'a'>, 'a'>;
  /** Makes a file's address absolute: `/uploads/a.jpg` is on the provider's host. `''` when it cannot be used. */
  fileUrl: (address: string) => string;
  /** Where pictures come in sizes by `?w=` (contract section 4): `https://api…/uploads/`; nowhere when `''`. */
  sizedPicturesAt: string;
};

export const UiContext = createContext<UiContextValue>({
  fileUrl: (address) => address,
  sizedPicturesAt: '',
});
