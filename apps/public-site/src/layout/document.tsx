import type { ReactNode } from 'react';
import { iconPath } from '../paths.ts';
import type { Scheme } from '../plain/color-scheme.ts';
import { useFacts } from '../services.ts';

/** The id of the part that skips lead to, which follows the header. */
export const mainId = 'isi';

/** The HTML document, in the scheme that it is opened with. The server adds the build's tags to its head. */
export function Document({ scheme, children }: { scheme: Scheme; children: ReactNode }) {
  const { identity } = useFacts();
  return (
    <html lang="id" data-scheme={scheme === 'system' ? undefined : scheme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* A header that is painted while it arrives would move with each of its links. */}
        <link rel="expect" href={`#${mainId}`} blocking="render" />
        {identity.logo.url ? (
          <link rel="icon" href={iconPath('icon-192.png', identity)} type="image/png" />
        ) : (
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        )}
      </head>
      <body className="flex flex-col">{children}</body>
    </html>
  );
}
