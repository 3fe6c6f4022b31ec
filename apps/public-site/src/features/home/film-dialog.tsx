import { messages } from '@pesantren/content/messages';
import { UiContext } from '@pesantren/ui/ui-context';
import { IconX } from '@tabler/icons-react';
import { type RefObject, use, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../components/reduced-motion.ts';
import { siteFile } from '../../paths.ts';

/** A modal dialog that opens on mount and plays the film; closing it stops the film. */
export function FilmDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const film = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  function end() {
    if (film.current) release(film.current);
    onClose();
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby="film"
      closedby="any"
      onClose={end}
      className="bg-band-deep text-on-band rounded-card on-dark backdrop:bg-primary-950/85 m-auto w-[min(64rem,100vw-1.5rem,(100dvh-6rem)*16/9)] max-w-none p-2 pt-0 transition-opacity starting:open:opacity-0"
    >
      <div className="flex items-center justify-between pl-3">
        <h2 id="film" className="text-small font-strong tracking-normal">
          Video pesantren
        </h2>
        <button
          type="button"
          aria-label="Tutup"
          onClick={() => dialog.current?.close()}
          className="size-target rounded-control grid place-items-center"
        >
          <IconX className="size-6" aria-hidden="true" />
        </button>
      </div>
      <Film ref={film} />
    </dialog>
  );
}

/** The film, or a message where it cannot play (docs/spec.md#b-02). */
function Film({ ref }: { ref: RefObject<HTMLVideoElement | null> }) {
  const { fileUrl } = use(UiContext);
  const [failed, setFailed] = useState(false);
  const reducedMotion = prefersReducedMotion();
  if (failed) {
    return (
      <p className="grid aspect-video place-items-center p-6 text-center">
        {messages.videoUnsupported}
      </p>
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: the film has no spoken words
    <video
      ref={ref}
      poster={fileUrl(siteFile('filmPoster'))}
      autoPlay={!reducedMotion}
      preload={reducedMotion ? 'none' : 'auto'}
      controls
      playsInline
      className="bg-band rounded-control aspect-video w-full"
    >
      <source src={fileUrl(siteFile('filmWebm'))} type="video/webm" />
      {/* The last source: when it fails, none can be played. */}
      <source src={fileUrl(siteFile('film'))} type="video/mp4" onError={() => setFailed(true)} />
      {messages.videoUnsupported}
    </video>
  );
}

/** Stops a film and its download (HTML, media elements, best practices for authors). */
function release(film: HTMLVideoElement): void {
  film.pause();
  film.replaceChildren();
  film.load();
}
