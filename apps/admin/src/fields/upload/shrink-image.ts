import { canvasBlob } from './canvas-blob.ts';

/** Longest side in pixels of a picture that leaves the browser. */
const longestSide = 2000;
/** Bytes that a photo should at most have; tried for, since a picture of noise may need more. */
const wantedBytes = 600_000;
/** JPEG qualities, the best that fits is taken. */
const qualities = [0.82, 0.74, 0.66, 0.56, 0.46];
/** Shorter sides for a picture that no quality makes small enough. */
const smallerSides = [1600, 1280];

/** What the provider stores as it is. */
const webTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** A picture as it is sent, with its size in pixels as far as the browser can tell. */
export type ShrunkImage = { file: File; width?: number; height?: number };

/**
 * Makes a picture small enough for a slow connection: at most 2000 pixels wide and high, about 600 kB,
 * upright. One that is small already, or that this browser cannot read, stays as it is; one with
 * transparent parts stays a PNG.
 */
export async function shrinkImage(file: File): Promise<ShrunkImage> {
  if (!('createImageBitmap' in globalThis)) return { file };
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => null,
  );
  if (!bitmap) return { file };
  try {
    const { width, height } = bitmap;
    const isSmall = file.size <= wantedBytes && Math.max(width, height) <= longestSide;
    if (isSmall && webTypes.includes(file.type)) return { file, width, height };
    return await redrawn(file, bitmap);
  } finally {
    bitmap.close();
  }
}

async function redrawn(file: File, bitmap: ImageBitmap): Promise<ShrunkImage> {
  let best = await encoded(drawn(bitmap, longestSide), file.type);
  for (const side of smallerSides) {
    if (best.blob.size <= wantedBytes) break;
    best = await encoded(drawn(bitmap, side), file.type);
  }
  const { blob, width, height } = best;
  // A picture that was cut well already can grow by being written again.
  const grew = blob.size >= file.size && Math.max(bitmap.width, bitmap.height) <= longestSide;
  if (grew && webTypes.includes(file.type)) {
    return { file, width: bitmap.width, height: bitmap.height };
  }
  const extension = blob.type === 'image/png' ? 'png' : 'jpg';
  const name = `${file.name.replace(/\.[^.]*$/, '')}.${extension}`;
  return { file: new File([blob], name, { type: blob.type }), width, height };
}

function drawn(bitmap: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

async function encoded(canvas: HTMLCanvasElement, type: string) {
  const { width, height } = canvas;
  if (type !== 'image/jpeg' && hasTransparency(canvas)) {
    return { blob: await canvasBlob(canvas, 'image/png'), width, height };
  }
  let blob = await canvasBlob(canvas, 'image/jpeg', qualities[0]);
  for (const quality of qualities.slice(1)) {
    if (blob.size <= wantedBytes) break;
    blob = await canvasBlob(canvas, 'image/jpeg', quality);
  }
  return { blob, width, height };
}

function hasTransparency(canvas: HTMLCanvasElement): boolean {
  const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  for (let alpha = 3; alpha < data.length; alpha += 4) {
    if (data[alpha] !== 255) return true;
  }
  return false;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to draw on.');
  return context;
}
