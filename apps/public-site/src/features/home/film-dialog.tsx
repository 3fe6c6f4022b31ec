import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Film } from './film.tsx';

/** The film in a modal dialog, which opens as it is drawn. The film ends with the dialog. */
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

/** Stops a film and what is still on its way of it (HTML, media elements, best practices). */
function release(film: HTMLVideoElement): void {
  film.pause();
  film.replaceChildren();
  film.load();
}
