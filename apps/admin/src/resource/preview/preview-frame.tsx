import { useElementSize } from '@mantine/hooks';
import { sizedPicturesAt } from '@pesantren/api-client/contract/uploads/picture-sizes';
import { resolveUrl } from '@pesantren/api-client/provider-url';
import { schoolQuery } from '@pesantren/api-client/query';
import { noFacts } from '@pesantren/content/no-facts';
import fonts from '@pesantren/ui/fonts/fonts.css?inline';
import { inertHtml } from '@pesantren/ui/rich-text/inert-html';
import { UiContext } from '@pesantren/ui/ui-context';
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useClock, useServices } from '../../services.ts';
import styles from './preview.css?inline';
import classes from './preview-dialog.module.css';

type PreviewFrameProps = {
  /** Width of the visitor's window in pixels. */
  width: number;
  scheme: 'light' | 'dark';
  children: ReactNode;
};

// A document of its own, so that media queries and the color scheme apply to the frame alone.
const emptyPage = '<!doctype html><html lang="id"><body></body></html>';

/** An iframe of a given width, scaled to fit, that holds a part of the visitors' site. */
export function PreviewFrame({ width, scheme, children }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  const { ref, width: available, height } = useElementSize();
  const { client, config } = useServices();
  const clock = useClock();
  const { apiUrl, apiProfile } = config;
  const { data: school } = useQuery({ ...schoolQuery(client), enabled: apiProfile === 'full' });
  const hijriMonths = school?.facts.hijri_months ?? noFacts.hijri_months;
  const ui = useMemo(
    () => ({
      fileUrl: (address: string) => resolveUrl(apiUrl, address),
      sizedPicturesAt: sizedPicturesAt({ apiUrl, apiProfile }),
      hijriMonths,
      clock,
    }),
    [apiUrl, apiProfile, hijriMonths, clock],
  );
  useEffect(() => {
    if (frame.current) frame.current.srcdoc = inertHtml(emptyPage);
  }, []);
  useEffect(() => {
    if (page) page.documentElement.dataset.scheme = scheme;
  }, [page, scheme]);

  // The dialog around the frame hears no key that is pressed within it.
  useEffect(() => {
    const passOn = ({ key }: KeyboardEvent) =>
      key === 'Escape' &&
      frame.current?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    page?.addEventListener('keydown', passOn);
    return () => page?.removeEventListener('keydown', passOn);
  }, [page]);

  const scale = available > 0 ? Math.min(1, available / width) : 1;
  const size = { width, height: height / scale, transform: `scale(${scale})` };
  // Links of a preview must not navigate.
  const stay = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) event.preventDefault();
  };

  return (
    <div className={classes.room} ref={ref}>
      <iframe
        ref={frame}
        className={classes.frame}
        title="Pratinjau halaman"
        style={size}
        onLoad={() => setPage(adoptStyles(frame.current))}
      />
      {page?.body &&
        createPortal(
          <UiContext value={ui}>
            <main
              className="max-w-measure mx-auto px-5 pb-16 md:px-6"
              aria-label="Isi pratinjau"
              onClickCapture={stay}
            >
              {children}
            </main>
          </UiContext>,
          page.body,
        )}
    </div>
  );
}

/** Adopts the visitors' styles into the frame; the content security policy forbids style elements. */
function adoptStyles(frame: HTMLIFrameElement | null): Document | null {
  const page = frame?.contentDocument;
  const view = page?.defaultView;
  if (!view) return null;
  // The frame asks for its font again, and visitors mostly have it.
  const fontsAtOnce = fonts.replace(/font-display:\s*optional/, 'font-display:swap');
  page.adoptedStyleSheets = [fontsAtOnce, styles].map((css) => {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  });
  return page;
}
