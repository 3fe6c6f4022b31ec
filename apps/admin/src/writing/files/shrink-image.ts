import { ApiError } from '@pesantren/api-client/api-error';
import {
  fitPicture,
  type PictureSize,
  tooTallReason,
} from '@pesantren/api-client/contract/uploads/picture-fit';
import { messages } from '@pesantren/content/messages';
import { canvasBlob } from './canvas-blob.ts';

/** The longest side of an upload in pixels, but for what is tall, and the width in which that is read. */
const longestSide = 2000;
const readableWidth = 1080;
/** Target size in bytes of a picture of so many pixels; a picture of noise may need more. */
const targetBytes = 600_000;
const targetArea = 3_000_000;
/** JPEG qualities, of which the best that fits is taken. */
const qualities = [0.82, 0.74, 0.66, 0.56, 0.46];
/** Shares of both for a picture that no quality makes small enough. */
const smallerShares = [0.8, 0.64];

/** The media types that the provider stores unchanged. */
const webTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** A picture to upload, with its size in pixels where the browser can read it. */
export type ShrunkImage = { file: File; width?: number; height?: number };

/**
 * Shrinks a picture for a slow connection: at most 2000 pixels wide and high, or 1080 wide where it is tall, about
 * 600 kB for each 3 megapixels, upright. A small picture, or one that this browser cannot read, is unchanged; one with
 * transparency stays a PNG.
 * @throws ApiError for one so tall that nothing on it could be read
 */
export async function shrinkImage(file: File): Promise<ShrunkImage> {
  if (!('createImageBitmap' in globalThis)) return { file };
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => null,
  );
  if (!bitmap) return { file };
  try {
    const { width, height } = bitmap;
    const detail = tooTallReason(bitmap);
    if (detail) throw new ApiError(messages.imageUploadFailed, { detail });
    const isSmall = file.size <= targetFor(bitmap) && fits(bitmap);
    if (isSmall && webTypes.includes(file.type)) return { file, width, height };
    return await reencode(file, bitmap);
  } finally {
    bitmap.close();
  }
}

async function reencode(file: File, bitmap: ImageBitmap): Promise<ShrunkImage> {
  let best = await encode(drawScaled(bitmap, 1), file.type);
  for (const share of smallerShares) {
    if (best.blob.size <= targetFor(best)) break;
    best = await encode(drawScaled(bitmap, share), file.type);
  }
  const { blob, width, height } = best;
  // A picture that was compressed well can grow when it is encoded again.
  const grew = blob.size >= file.size && fits(bitmap);
  if (grew && webTypes.includes(file.type)) {
    return { file, width: bitmap.width, height: bitmap.height };
  }
  const extension = blob.type === 'image/png' ? 'png' : 'jpg';
  const name = `${file.name.replace(/\.[^.]*$/, '')}.${extension}`;
  return { file: new File([blob], name, { type: blob.type }), width, height };
}

function fits(size: PictureSize): boolean {
  return fitPicture(size, longestSide, readableWidth).width === size.width;
}

/** Returns the target size in bytes of a picture: a tall one has more to read. */
function targetFor({ width, height }: PictureSize): number {
  return targetBytes * Math.max(1, (width * height) / targetArea);
}

function drawScaled(bitmap: ImageBitmap, share: number): HTMLCanvasElement {
  const { width, height } = fitPicture(bitmap, longestSide * share, readableWidth * share);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = getContext(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

async function encode(canvas: HTMLCanvasElement, type: string) {
  const { width, height } = canvas;
  if (type !== 'image/jpeg' && hasTransparency(canvas)) {
    return { blob: await canvasBlob(canvas, 'image/png'), width, height };
  }
  let blob = await canvasBlob(canvas, 'image/jpeg', qualities[0]);
  for (const quality of qualities.slice(1)) {
    if (blob.size <= targetFor(canvas)) break;
    blob = await canvasBlob(canvas, 'image/jpeg', quality);
  }
  return { blob, width, height };
}

function hasTransparency(canvas: HTMLCanvasElement): boolean {
  const { data } = getContext(canvas).getImageData(0, 0, canvas.width, canvas.height);
  for (let alpha = 3; alpha < data.length; alpha += 4) {
    if (data[alpha] !== 255) return true;
  }
  return false;
}

function getContext(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to draw on.');
  return context;
}
