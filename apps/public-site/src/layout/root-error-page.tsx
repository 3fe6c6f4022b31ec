import { useServices } from '../services.ts';
import { Document } from './document.tsx';
import { ErrorPage } from './error-page.tsx';

/** In place of everything, where header or footer failed. */
export function RootErrorPage() {
  return (
    <Document scheme={useServices().scheme}>
      <main className="grow">
        <ErrorPage />
      </main>
    </Document>
  );
}
