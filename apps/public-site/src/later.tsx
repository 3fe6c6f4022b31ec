import { Suspense, use, useEffect } from 'react';
import { repeatClick } from './late-click.ts';
import type { LatePart } from './late-part.ts';

/**
 * Shows a late part. In the browser no loader runs for a page that the server has drawn: what it drew
 * stays as it is, and is taken over once the visitor has given a sign and the code has come.
 */
export function Later({ part }: { part: LatePart }) {
  return (
    <Suspense>
      <Part part={part} />
    </Suspense>
  );
}

function Part({ part }: { part: LatePart }) {
  useEffect(repeatClick, []);
  if (!part.component()) use(part.comesLater());
  const Component = part.component();
  return Component && <Component />;
}
