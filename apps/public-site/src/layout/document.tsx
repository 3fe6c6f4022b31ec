import type { ReactNode } from 'react';
import type { Scheme } from './color-scheme.ts';

/** The HTML page around everything. What a build adds to the head, the server writes in. */
export function Document({ scheme, children }: { scheme: Scheme; children: ReactNode }) {
  return (
    <html lang="id" data-scheme={scheme === 'system' ? undefined : scheme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body className="flex flex-col">{children}</body>
    </html>
  );
}
