import type { Gallery } from '@pesantren/api-client/contract/gallery';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ControllerRef } from 'yet-another-react-lightbox';
import { type GalleryView, paths } from '../../paths.ts';
import { openedFromTile, tileId } from './gallery-view.ts';
import { trapFocus } from './keep-focus-inside.ts';
import { LightboxFrame, type Way } from './lightbox-frame.tsx';
import { LightboxPicture } from './lightbox-picture.tsx';

type LightboxProps = { pictures: readonly Gallery[]; view: GalleryView };

/**
 * The picture that the address names, large, in a modal dialog. The server draws it open, so that the
 * link to a picture shows it at once; without JavaScript it stands in the page, and its links work.
 */
export function Lightbox({ pictures, view }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<ControllerRef>(null);
  const navigate = useNavigate();
  const { state } = useLocation();
  const titleId = useId();
  // The address opens and closes. Between, what is shown leads, and the address follows.
  const [shown, setShown] = useState('');
  if (view.picture === '' && shown !== '') setShown('');
  const wanted = view.picture && (shown || view.picture);
  const index = pictures.findIndex(({ id }) => id === wanted);
  const picture = pictures[index];
  const isOpen = picture !== undefined;
  // Only as first drawn; from then on the browser opens and closes the dialog.
  const [drawnOpen] = useState(isOpen);

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.matches(':modal') === isOpen) return;
    if (!isOpen) return element.close();
    element.removeAttribute('open');
    element.showModal();
    // Not its first link: what is open is read out, and no ring is drawn for who never used a key.
    element.focus();
  }, [isOpen]);

  const others = {
    prev: pictures.at(index - 1),
    next: pictures[(index + 1) % pictures.length],
  };
  const hrefOf = (other?: Gallery) => paths.gallery({ ...view, picture: other?.id ?? '' });

  function leadTo(other?: Gallery) {
    void navigate(hrefOf(other), { replace: true, preventScrollReset: true, state });
  }

  // Every step replaces the one before it: to go back is to close.
  function show(other: Gallery) {
    setShown(other.id);
    leadTo(other);
  }

  function step(way: Way) {
    if (stage.current) stage.current[way]();
    else if (others[way]) show(others[way]);
  }

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    if (event.key === 'ArrowLeft') step('prev');
    if (event.key === 'ArrowRight') step('next');
    trapFocus(event);
  }

  function onClose() {
    // When the address has closed it, nothing is left to do.
    if (!picture) return;
    // The browser gives the focus back to the tile; a picture opened by its address came from none.
    const { activeElement } = document;
    if (activeElement === document.body || dialog.current?.contains(activeElement)) {
      document.getElementById(tileId(picture.id))?.focus();
    }
    if (state === openedFromTile) void navigate(-1);
    else leadTo();
  }

  return (
    <dialog
      ref={dialog}
      open={drawnOpen}
      onClose={onClose}
      onKeyDown={onKeyDown}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="lightbox on-dark bg-band-deep text-on-band fixed inset-0 z-40 m-0 h-dvh max-h-none w-full max-w-none overflow-hidden [--primary-soft:var(--primary-900)] [--primary:var(--primary-200)] outline-none! noscript:rounded-card noscript:static noscript:mx-auto noscript:mt-6 noscript:h-auto noscript:w-[calc(100%-2.5rem)] noscript:max-w-[calc(var(--container)-3rem)]"
    >
      {picture && (
        <LightboxFrame
          picture={picture}
          count={{ place: index + 1, total: pictures.length }}
          titleId={titleId}
          hrefs={{ close: hrefOf(), prev: hrefOf(others.prev), next: hrefOf(others.next) }}
          onClose={() => dialog.current?.close()}
          onStep={step}
        >
          <LightboxPicture
            picture={picture}
            pictures={pictures}
            index={index}
            controller={stage}
            onView={show}
          />
        </LightboxFrame>
      )}
    </dialog>
  );
}
