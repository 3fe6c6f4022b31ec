import { startTransition, useEffect, useMemo, useState } from 'react';

/** How many new rows one frame lays out: more of them hold it up on a slow phone. */
const perFrame = 9;

/**
 * Which of a page's items have their rows by now, as ids: those that had one, and with each frame some
 * more.
 */
export function useProgressiveRows(items: readonly { id: string }[]): ReadonlySet<string> {
  const [before, setBefore] = useState<ReadonlySet<string>>(new Set());
  const drawn = useMemo(() => withMore(before, items), [before, items]);
  useEffect(() => {
    if (drawn === before) return;
    const frame = requestAnimationFrame(() => startTransition(() => setBefore(drawn)));
    return () => cancelAnimationFrame(frame);
  }, [drawn, before]);
  return drawn;
}

function withMore(before: ReadonlySet<string>, items: readonly { id: string }[]) {
  let room = perFrame;
  const drawn = new Set<string>();
  for (const { id } of items) {
    if (before.has(id)) drawn.add(id);
    else if (room > 0) {
      drawn.add(id);
      room -= 1;
    }
  }
  const isSame = room === perFrame && drawn.size === before.size;
  return isSame ? before : drawn;
}
