import { uniqueName } from '../../unique-name.ts';

/** A photo of several that become an item each. */
export type BatchPhoto = {
  /** Its own, also the key under which it is created once, however often that is tried. */
  id: string;
  file: File;
  title: string;
  /** Where it is stored; `''` until then. */
  url: string;
  /** Whether its upload has ended, well or not, so that another one may begin. */
  isSettled: boolean;
};

/** A photo as it was chosen, titled after its file. */
export function batchPhoto(file: File): BatchPhoto {
  return { id: uniqueName(), file, title: titleOf(file.name), url: '', isSettled: false };
}

/** `Panen raya` out of `panen_raya.jpg`; `''` for the bare numbers that a camera gives. */
export function titleOf(name: string): string {
  const words = name
    .replace(/\.[^.]*$/, '')
    .replace(/[_\s-]+/g, ' ')
    .trim();
  if (/^(?:img|dsc|dscn|pxl|wa|p|foto|image)?[\s\d.()]*(?:wa\s?\d+)?$/i.test(words)) return '';
  return words.charAt(0).toUpperCase() + words.slice(1);
}
