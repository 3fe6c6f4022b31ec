const signs = [
  'scroll',
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'popstate',
  'click',
] as const;

let sign: Promise<void> | undefined;

/** Settles once the visitor does something. What a first look at a page does without is loaded then. */
export function firstInteraction(): Promise<void> {
  sign ??= new Promise((resolve) => {
    for (const type of signs) {
      window.addEventListener(type, () => resolve(), { once: true, passive: true, capture: true });
    }
  });
  return sign;
}
