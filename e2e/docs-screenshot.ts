import { join } from 'node:path';
import type { PageScreenshotOptions, TestInfo } from '@playwright/test';

/** `DOCS_IMAGES=1` renews the pictures of the documents; otherwise they stay with the run's results. */
const folder = process.env.DOCS_IMAGES ? join(import.meta.dirname, '../docs/images') : undefined;

/** How a picture of a document is taken: its place, and bytes that a phone loads. */
export function docsScreenshot(info: TestInfo, name: string, quality = 82): PageScreenshotOptions {
  const path = join(folder ?? info.outputDir, name);
  return { type: 'jpeg', quality, path, animations: 'disabled', caret: 'initial' };
}
