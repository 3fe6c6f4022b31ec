/**
 * True when nothing may play by itself: the visitor asks for less motion or saves data. Not every browser reports the
 * second (Network Information API).
 */
export function prefersReducedMotion(): boolean {
  const { connection }: Navigator & { connection?: { saveData: boolean } } = navigator;
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
