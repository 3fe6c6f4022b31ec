/**
 * Whether nothing may play by itself: the visitor asks for less motion or saves data. For the
 * browser alone; not every browser tells of the second (Network Information API).
 */
export function wantsCalm(): boolean {
  const { connection }: Navigator & { connection?: { saveData: boolean } } = navigator;
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
