const field =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mNIm5lGEmIY1TCqYfhqAADLDmUQ9xY4QwAAAABJRU5ErkJggg==';

/** A real picture of 16 by 16 pixels, as a person would choose it. */
export function pngFile(): File {
  const bytes = Uint8Array.from(atob(field), (letter) => letter.charCodeAt(0));
  return new File([bytes], 'sawah.png', { type: 'image/png' });
}
