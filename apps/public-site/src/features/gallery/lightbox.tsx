import type { Gallery } from '@pesantren/api-client/contract/gallery';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ControllerRef } from 'yet-another-react-lightbox';
import { type GalleryView, paths } from '../../paths.ts';
import { openedFromTile, tileId } from './gallery-view.ts';
import { type Direction, LightboxFrame } from './lightbox-frame.tsx';
import { LightboxPicture } from './lightbox-picture.tsx';

type LightboxProps = { pictures: readonly Gallery[]; view: GalleryView };

/**
 * The picture that the URL names, large, in a modal dialog. The server renders it open, so that a link
 * to a picture shows it at once; without JavaScript it is part of the page, and its links work.
 */
export function Lightbox({ pictures, view }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<ControllerRef>(null);
  const navigate = useNavigate();
  const { state } = useLocation();
  const titleId = useId();
  // The URL opens and closes; in between it follows the picture on the screen.
  const [shown, setShown] = useState('');
  if (view.picture === '' && shown !== '') setShown('');
  const openId = view.picture && (shown || view.picture);
  const index = pictures.findIndex(({ id }) => id === openId);
  const picture = pictures[index];
  const isOpen = picture !== undefined;
  // The attribute of the first render only: from then on the browser opens and closes the dialog.
  const [initiallyOpen] = useState(isOpen);

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.matches(':modal') === isOpen) return;
    if (!isOpen) return element.close();
    element.removeAttribute('open');
    element.showModal();
    // Focus on the dialog rather than its first link: screen readers read its title, no focus ring shows.
    element.focus();
  }, [isOpen]);

  const others = {
    prev: pictures.at(index - 1),
    next: pictures[(index + 1) % pictures.length],
  };
  const hrefOf = (other?: Gallery) => paths.gallery({ ...view, picture: other?.id ?? '' });

  function goTo(other?: Gallery) {
    void navigate(hrefOf(other), { replace: true, preventScrollReset: true, state });
  }

  // Each step replaces the history entry before it, so that Back closes.
  function show(other: Gallery) {
    setShown(other.id);
    goTo(other);
  }

  function step(direction: Direction) {
    if (stage.current) stage.current[direction]();
    else if (others[direction]) show(others[direction]);
  }

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    if (event.key === 'ArrowLeft') step('prev');
    if (event.key === 'ArrowRight') step('next');
    trapFocus(event);
  }

  function onClose() {
    // Closed by the URL.
    if (!picture) return;
    // The browser returns the focus to the tile; a picture opened by its URL came from none.
    const { activeElement } = document;
    if (activeElement === document.body || dialog.current?.contains(activeElement)) {
      document.getElementById(tileId(picture.id))?.focus();
    }
    if (state === openedFromTile) void navigate(-1);
    else goTo();
  }

  return (
    <dialog
      ref={dialog}
      open={initiallyOpen}
      onClose={onClose}
      onKeyDown={onKeyDown}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="lightbox on-dark bg-band-deep text-on-band fixed inset-0 z-40 m-0 h-dvh max-h-none w-full max-w-none overflow-hidden [--primary-soft:var(--primary-900)] [--primary:var(--primary-200)] outline-none! noscript:rounded-card noscript:static noscript:mx-auto noscript:mt-6 noscript:h-auto noscript:w-[calc(100%-2.5rem)] noscript:max-w-[calc(var(--container)-3rem)]"
    >
      {picture && (
        <LightboxFrame
          picture={picture}
          count={{ position: index + 1, total: pictures.length }}
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

/** Focus trap: Tab cycles inside the dialog instead of passing through the browser's toolbars. */
function trapFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button')];
  const [first, last] = [stops[0], stops.at(-1)];
  const { activeElement } = document;
  const from = event.shiftKey ? first : last;
  const leaves =
    activeElement === from || (event.shiftKey && activeElement === event.currentTarget);
  if (!leaves) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
