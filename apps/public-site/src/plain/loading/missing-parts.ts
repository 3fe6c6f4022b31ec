import { type FetchedPage, fetchPage } from './fetch-page.ts';
import { adoptStyles } from './styles.ts';

/** Milliseconds until the second try; each later one waits twice as long. */
const firstPause = 250;

/** Tries in all: their pauses are 8 s together. */
const tries = 6;

let isLoading = false;

/**
 * Asks the server again for the parts that it could not read in time (`components/optional-part.tsx`), and puts those that are
 * there now in their places. The pauses are never longer than the provider has taken, for so long the server keeps what it
 * has read (server/reader.ts). What never comes is left out.
 */
export async function loadMissingParts(): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  let pause = firstPause;
  for (let tried = 0; tried < tries && missing(document).length > 0; tried += 1) {
    if (tried > 0) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      pause *= 2;
    }
    try {
      takeOver(await fetchPage(location.href));
    } catch {
      // The next try may have a connection.
    }
  }
  for (const part of missing(document)) part.replaceChildren();
  isLoading = false;
}

function missing(page: Document): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('[data-pending]')];
}

function takeOver({ page, styles }: FetchedPage): void {
  adoptStyles(styles);
  for (const part of missing(document)) {
    const found = page.querySelector(`[data-part="${part.dataset.part}"]:not([data-pending])`);
    if (found) part.replaceWith(found);
  }
}
