import { useElementSize } from '@mantine/hooks';
import { sizedPicturesAt } from '@pesantren/api-client/contract/picture-sizes';
import { resolveUrl } from '@pesantren/api-client/provider-url';
import fonts from '@pesantren/ui/fonts/fonts.css?inline';
import { inertHtml } from '@pesantren/ui/rich-text/inert-html';
import { UiContext } from '@pesantren/ui/ui-context';
import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useServices } from '../../services.ts';
import styles from './preview.css?inline';
import classes from './preview-dialog.module.css';

type PreviewFrameProps = {
  /** Of the visitor's window, in pixels. */
  width: number;
  scheme: 'light' | 'dark';
  children: ReactNode;
};

// Its own document: what is narrow or dark there is not so here.
const emptyPage = '<!doctype html><html lang="id"><body></body></html>';

/** A window of another width in which a part of the visitors' site stands, made to fit. */
export function PreviewFrame({ width, scheme, children }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  const { ref, width: room, height } = useElementSize();
  const { apiUrl, apiProfile } = useServices().config;
  const ui = useMemo(
    () => ({
      fileUrl: (address: string) => resolveUrl(apiUrl, address),
      sizedPicturesAt: sizedPicturesAt({ apiUrl, apiProfile }),
    }),
    [apiUrl, apiProfile],
  );
  useEffect(() => {
    if (frame.current) frame.current.srcdoc = inertHtml(emptyPage);
  }, []);
  useEffect(() => {
    if (page) page.documentElement.dataset.scheme = scheme;
  }, [page, scheme]);

  const scale = room > 0 ? Math.min(1, room / width) : 1;
  const size = { width, height: height / scale, transform: `scale(${scale})` };
  // A preview leads nowhere.
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
        onLoad={() => setPage(styled(frame.current))}
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

/** The frame's document with the visitors' styles; a style element is what the page's policy forbids. */
function styled(frame: HTMLIFrameElement | null): Document | null {
  const page = frame?.contentDocument;
  const view = page?.defaultView;
  if (!view) return null;
  page.adoptedStyleSheets = [fonts, styles].map((css) => {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  });
  return page;
}
