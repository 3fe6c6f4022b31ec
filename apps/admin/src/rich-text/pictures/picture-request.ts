import type { UploadAnswer } from '@pesantren/api-client/contract/upload';

/** A picture that is asked for, and what was said of it so far. */
export type PictureRequest = {
  /** A file that was pasted or dropped. */
  file: File | null;
  /** What the upload was answered with, which knows the picture's size. */
  answer: UploadAnswer | null;
  src: string;
  alt: string;
  isDecorative: boolean;
  caption: string;
};

/** Asks for a picture of which nothing is known but perhaps its file. */
export function pictureRequest(file: File | null): PictureRequest {
  return { file, answer: null, src: '', alt: '', isDecorative: false, caption: '' };
}
