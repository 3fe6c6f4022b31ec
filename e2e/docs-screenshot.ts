import { join } from 'node:path';
import type { PageScreenshotOptions } from '@playwright/test';

/** How a picture of a document is taken: its place, and bytes that a phone loads. */
export function docsScreenshot(name: string, quality = 82): PageScreenshotOptions {
  const path = join(import.meta.dirname, '../docs/images', name);
  return { type: 'jpeg', quality, path, animations: 'disabled', caret: 'initial' };
}
