/** How long typing rests before its report, in milliseconds. */
const rest = 300;
/** How long a report waits at most, in milliseconds: less than an autosave, whose clock it starts again. */
const atMost = 1500;

/** Events that a person acts by, and the last ones of a page: whatever follows them may read what was typed. */
const acts = [
  'click',
  'submit',
  'focusout',
  'popstate',
  'visibilitychange',
  'pagehide',
  'beforeunload',
];

/**
 * Creates what reports a value once it has rested for a moment instead of at each of its changes, and at once before
 * anything that may read it: an act outside the text, leaving the page, `listen`'s end.
 */
export function createLateReport<Value>(report: (value: Value) => void) {
  let waiting: { value: Value; since: number } | null = null;
  let timer = 0;
  const flush = () => {
    window.clearTimeout(timer);
    if (!waiting) return;
    const { value } = waiting;
    waiting = null;
    report(value);
  };
  return {
    /** Takes the newest value. */
    change(value: Value): void {
      const now = Date.now();
      waiting = { value, since: waiting?.since ?? now };
      window.clearTimeout(timer);
      timer = window.setTimeout(flush, Math.min(rest, waiting.since + atMost - now));
    },

    /** Listens for what may read the value. @returns a function that reports and ends it. */
    listen(): () => void {
      const ending = new AbortController();
      for (const type of acts) {
        // Before React's own listeners and the router's.
        window.addEventListener(type, flush, { capture: true, signal: ending.signal });
      }
      return () => {
        ending.abort();
        flush();
      };
    },
  };
}
