import { canvasBlob } from './canvas-blob.ts';

/** Maximum width and height of an upload in pixels. */
const longestSide = 2000;
/** Target size in bytes; a picture of noise may need more. */
const targetBytes = 600_000;
/** JPEG qualities, of which the best that fits is taken. */
const qualities = [0.82, 0.74, 0.66, 0.56, 0.46];
/** Smaller sides for a picture that no quality makes small enough. */
const smallerSides = [1600, 1280];

/** The media types that the provider stores unchanged. */
const webTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** A picture to upload, with its size in pixels where the browser can read it. */
export type ShrunkImage = { file: File; width?: number; height?: number };

/**
 * Shrinks a picture for a slow connection: at most 2000 pixels wide and high, about 600 kB, upright. A
 * small picture, or one that this browser cannot read, is unchanged; one with transparency stays a PNG.
 */
export async function shrinkImage(file: File): Promise<ShrunkImage> {
  if (!('createImageBitmap' in globalThis)) return { file };
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => null,
  );
  if (!bitmap) return { file };
  try {
    const { width, height } = bitmap;
    const isSmall = file.size <= targetBytes && Math.max(width, height) <= longestSide;
    if (isSmall && webTypes.includes(file.type)) return { file, width, height };
    return await reencode(file, bitmap);
  } finally {
    bitmap.close();
  }
}

async function reencode(file: File, bitmap: ImageBitmap): Promise<ShrunkImage> {
  let best = await encode(drawScaled(bitmap, longestSide), file.type);
  for (const side of smallerSides) {
    if (best.blob.size <= targetBytes) break;
    best = await encode(drawScaled(bitmap, side), file.type);
  }
  const { blob, width, height } = best;
  // A picture that was compressed well can grow when it is encoded again.
  const grew = blob.size >= file.size && Math.max(bitmap.width, bitmap.height) <= longestSide;
  if (grew && webTypes.includes(file.type)) {
    return { file, width: bitmap.width, height: bitmap.height };
  }
  const extension = blob.type === 'image/png' ? 'png' : 'jpg';
  const name = `${file.name.replace(/\.[^.]*$/, '')}.${extension}`;
  return { file: new File([blob], name, { type: blob.type }), width, height };
}

function drawScaled(bitmap: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
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
    if (blob.size <= targetBytes) break;
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
