import { useServices } from '../services.ts';
import { Document } from './document.tsx';
import { ErrorPage } from './error-page.tsx';

/** The error boundary of the layout: a document without header and footer. */
export function RootErrorPage() {
  return (
    <Document scheme={useServices().scheme}>
      <main className="grow">
        <ErrorPage />
      </main>
    </Document>
  );
}
