import type { ComponentType } from 'react';
import { firstInteraction } from './first-interaction.ts';

/** A part of a page, below its first screen, that reads nothing; `LazyIsland` shows it. */
export type LazyIslandCode = {
  /** Its component, once its code is here. */
  component: () => ComponentType | undefined;
  /** Loads the code; the page's loader awaits it. */
  bring: () => Promise<void>;
  /** Loads the code at the first sign of the visitor; settles when it is here, or never. */
  comesLater: () => Promise<void>;
};

/** @param load gets the component's module. */
export function createLazyIsland(load: () => Promise<ComponentType>): LazyIslandCode {
  let component: ComponentType | undefined;
  let later: Promise<void> | undefined;

  async function bring() {
    component = await load();
  }

  function comesLater() {
    // Code that cannot be had is not missed: the words stand there.
    later ??= firstInteraction()
      .then(bring)
      .catch(() => new Promise(() => {}));
    return later;
  }

  return { component: () => component, bring, comesLater };
}
