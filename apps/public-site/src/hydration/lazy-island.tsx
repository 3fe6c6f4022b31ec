import { Suspense, use, useEffect } from 'react';
import type { LazyIslandCode } from './late-part.ts';
import { replayClick } from './replay-click.ts';

/**
 * Shows a late part. In the browser no loader runs for a page that the server has drawn: what it drew
 * stays as it is, and is taken over once the visitor has given a sign and the code has come.
 */
export function LazyIsland({ part }: { part: LazyIslandCode }) {
  return (
    <Suspense>
      <Part part={part} />
    </Suspense>
  );
}

function Part({ part }: { part: LazyIslandCode }) {
  useEffect(replayClick, []);
  if (!part.component()) use(part.comesLater());
  const Component = part.component();
  return Component && <Component />;
}
