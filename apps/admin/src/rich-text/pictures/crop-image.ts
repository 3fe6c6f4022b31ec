import { canvasBlob } from '../../writing/files/canvas-blob.ts';

/** A part of a picture in percent. */
type Part = { x: number; y: number; width: number; height: number };

/** The quality of a JPEG that is shrunk once more before it is uploaded. */
const quality = 0.92;

/** Returns a part of a photo, in the photo's own format. */
export function cropImage(file: File, { x, y, width, height }: Part): Promise<File> {
  return redraw(file, (bitmap, canvas) => {
    const [left, top] = [(bitmap.width * x) / 100, (bitmap.height * y) / 100];
    const [wide, high] = [(bitmap.width * width) / 100, (bitmap.height * height) / 100];
    canvas.width = Math.max(1, Math.round(wide));
    canvas.height = Math.max(1, Math.round(high));
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, left, top, wide, high, 0, 0, canvas.width, canvas.height);
  });
}

/** Returns a photo turned a quarter to the right. */
export function rotateImage(file: File): Promise<File> {
  return redraw(file, (bitmap, canvas) => {
    canvas.width = bitmap.height;
    canvas.height = bitmap.width;
    const context = canvas.getContext('2d');
    context?.translate(canvas.width, 0);
    context?.rotate(Math.PI / 2);
    context?.drawImage(bitmap, 0, 0);
  });
}

async function redraw(
  file: File,
  draw: (bitmap: ImageBitmap, canvas: HTMLCanvasElement) => void,
): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const canvas = document.createElement('canvas');
    draw(bitmap, canvas);
    const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
    const blob = await canvasBlob(canvas, type, quality);
    const extension = type === 'image/png' ? 'png' : 'jpg';
    return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.${extension}`, { type });
  } finally {
    bitmap.close();
  }
}
