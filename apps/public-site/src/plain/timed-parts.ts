const minute = 60_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows the parts of the page whose time it is, from `data-from` until `data-until` (milliseconds since 1970), and hides
 * the others; once more with each new minute.
 */
export function showTimedParts(): void {
  const now = Date.now();
  for (const part of document.querySelectorAll<HTMLElement>('[data-from], [data-until]')) {
    const { from = 0, until = Number.POSITIVE_INFINITY } = part.dataset;
    part.hidden = now < Number(from) || now >= Number(until);
  }
  clearTimeout(timer);
  timer = setTimeout(showTimedParts, minute - (now % minute));
}
