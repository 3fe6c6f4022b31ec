const interactions = [
  'scroll',
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'popstate',
  'click',
] as const;

let interaction: Promise<void> | undefined;

/** Resolves at the visitor's first interaction, when code is loaded that a first look at a page does without. */
export function firstInteraction(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    for (const type of interactions) {
      window.addEventListener(type, () => resolve(), { once: true, passive: true, capture: true });
    }
  });
  return interaction;
}
