import { fitPicture } from '@pesantren/api-client/contract/uploads/picture-fit';
import { type PdfReading, pdfReadingLimits } from '@pesantren/api-client/contract/uploads/upload';
import { eitherSignal } from '@pesantren/api-client/transport/browser-fetch';
import {
  GlobalWorkerOptions,
  getDocument,
  InvalidPDFException,
  type PDFDocumentProxy,
  PDFWorker,
  VerbosityLevel,
} from 'pdfjs-dist';
import workerSrc from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { canvasBlob } from './canvas-blob.ts';

GlobalWorkerOptions.workerSrc = workerSrc;

/** The width of the page's picture in pixels; a long page keeps it (contract/uploads/picture-fit.ts). */
const widest = 1000;
const highest = 2000;
/** Target size in bytes for a sheet of A4 and at most, and the qualities that are tried to reach it. */
const targetBytes = 150_000;
const targetArea = 1_500_000;
const mostBytes = 700_000;
const qualities = [0.8, 0.65, 0.5, 0.35];
/** Number of pages whose text is read. */
const maxPages = 100;
/** Milliseconds after which a PDF counts as unreadable. */
const timeout = 20_000;

/**
 * Reads a PDF in a worker: its first page as a picture, the number of pages, their text where there is
 * any. Nothing in it runs, nothing is fetched for it.
 * @throws for a PDF that is damaged, locked by a password, or takes too long; AbortError
 */
export async function readPdf(file: Blob, signal: AbortSignal): Promise<PdfReading> {
  const worker = PDFWorker.create({});
  const task = getDocument({
    worker,
    data: await file.arrayBuffer(),
    verbosity: VerbosityLevel.ERRORS,
    // The content security policy forbids compiling code; a picture that needs it stays white.
    useWasm: false,
    enableXfa: false,
    maxImageSize: 50_000_000,
  });
  const end = eitherSignal(signal, AbortSignal.timeout(timeout));
  const ended = new Promise<never>((_, reject) => {
    end.addEventListener('abort', () => reject(end.reason));
  });
  try {
    return await Promise.race([task.promise.then(readDocument), ended]);
  } finally {
    // A worker that hangs never resolves `destroy`.
    await Promise.race([task.destroy(), ended]).catch(() => {});
    worker.destroy();
  }
}

async function readDocument(pdf: PDFDocumentProxy): Promise<PdfReading> {
  if (pdf.numPages === 0) throw new InvalidPDFException('no pages');
  return { image: await renderFirstPage(pdf), pages: pdf.numPages, text: await readText(pdf) };
}

async function renderFirstPage(pdf: PDFDocumentProxy): Promise<Blob> {
  const page = await pdf.getPage(1);
  const { width, height } = page.getViewport({ scale: 1 });
  const wanted = { width: widest, height: (widest * height) / width };
  const viewport = page.getViewport({ scale: fitPicture(wanted, highest, widest).width / width });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  // `print` renders without animation frames, which a hidden tab does not get.
  await page.render({ canvas, viewport, intent: 'print' }).promise;
  // Safari answers a PNG when asked for WebP.
  const webp = await canvasBlob(canvas, 'image/webp', qualities[0]);
  let blob =
    webp.type === 'image/webp' ? webp : await canvasBlob(canvas, 'image/jpeg', qualities[0]);
  const sheets = Math.max(1, (canvas.width * canvas.height) / targetArea);
  for (const quality of qualities.slice(1)) {
    if (blob.size <= Math.min(targetBytes * sheets, mostBytes)) break;
    blob = await canvasBlob(canvas, blob.type, quality);
  }
  return blob;
}

async function readText(pdf: PDFDocumentProxy): Promise<string> {
  let text = '';
  for (let number = 1; number <= Math.min(pdf.numPages, maxPages); number += 1) {
    if (text.length >= pdfReadingLimits.text) break;
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const parts = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''));
    text += `${parts.join('')}\n`;
  }
  return text.replace(/\s+/g, ' ').trim().slice(0, pdfReadingLimits.text);
}
