import { type ComponentType, Suspense, use, useEffect } from 'react';
import { firstInteraction } from './first-interaction.ts';
import { replayClick } from './replay-click.ts';

/** The code of a part of a page, below its first screen, that reads nothing; `LazyIsland` shows it. */
export type IslandCode = {
  /** The component, once it is loaded. */
  component: () => ComponentType | undefined;
  /** Loads the component; the page's loader awaits it. */
  load: () => Promise<void>;
  /** Loads the component at the visitor's first interaction; stays pending when that fails. */
  loadOnInteraction: () => Promise<void>;
};

/** @param load imports the component. */
export function createIslandCode(load: () => Promise<ComponentType>): IslandCode {
  let component: ComponentType | undefined;
  let interaction: Promise<void> | undefined;

  async function loadComponent() {
    component = await load();
  }

  function loadOnInteraction() {
    // Without its code the island stays as the server rendered it.
    interaction ??= firstInteraction()
      .then(loadComponent)
      .catch(() => new Promise(() => {}));
    return interaction;
  }

  return { component: () => component, load: loadComponent, loadOnInteraction };
}

/**
 * Shows a part of a page that hydrates later. In the browser no loader runs for the page that the server has
 * rendered: its HTML stays, and is hydrated after the visitor's first interaction, once the code is loaded.
 */
export function LazyIsland({ code }: { code: IslandCode }) {
  return (
    <Suspense>
      <Island code={code} />
    </Suspense>
  );
}

function Island({ code }: { code: IslandCode }) {
  useEffect(replayClick, []);
  if (!code.component()) use(code.loadOnInteraction());
  const Component = code.component();
  return Component && <Component />;
}
