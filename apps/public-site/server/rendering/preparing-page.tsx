import { renderToStaticMarkup } from 'react-dom/server';
import { App } from '../../src/app.tsx';
import { Document } from '../../src/layout/document.tsx';
import { Preparing } from '../../src/layout/preparing.tsx';
import type { Services } from '../../src/services.ts';
import { preparing } from '../http/while-preparing.ts';
import { htmlPage } from './page-html.ts';
import type { PageTags } from './page-tags.ts';
import type { RenderedPage } from './render.tsx';

/** Returns the page of a school that has not said who it is: a 503 that no copy of an older page stands in for (docs/spec.md#f-77). */
export function preparingPage(services: Services, tags: PageTags): RenderedPage {
  const page = (
    <Document scheme={services.scheme}>
      <Preparing />
    </Document>
  );
  const markup = renderToStaticMarkup(<App services={services} router={page} />);
  const styles = tags.styles(markup);
  const html = `<!doctype html>${markup.replace('</head>', () => `${styles.tag}</head>`)}`;
  return {
    ...htmlPage(html, 503, preparing.headers),
    replacesCopies: true,
    styles: styles.source,
  };
}
