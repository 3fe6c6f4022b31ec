import { type ReactNode, StrictMode } from 'react';
import { Providers } from './providers.tsx';
import type { Services } from './services.ts';

/** The whole site around its router, the browser's or the server's. */
export function App({ services, router }: { services: Services; router: ReactNode }) {
  return (
    <StrictMode>
      <Providers services={services}>{router}</Providers>
    </StrictMode>
  );
}
