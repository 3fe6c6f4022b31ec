/**
 * Encodes a canvas; PNG where the browser cannot write `type`. Quality from 0 to 1.
 * @throws Error for an empty canvas
 */
export function canvasBlob(
  canvas: HTMLCanvasElement,
  type: string,
  quality?: number,
): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('No picture.')));
    canvas.toBlob(take, type, quality);
  });
}
