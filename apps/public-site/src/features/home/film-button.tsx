import { Button } from '@pesantren/ui/button';
import { SurroundingsContext } from '@pesantren/ui/surroundings';
import { IconPlayerPlay, IconX } from '@tabler/icons-react';
import { use, useRef, useState } from 'react';
import { siteFile } from '../../site-file.ts';
import { Film } from './film.tsx';

/**
 * 'Tonton Video': the film in a dialog. It starts by itself there, and ends with the dialog. Without
 * JavaScript a link to the film.
 */
export function FilmButton() {
  const { fileUrl } = use(SurroundingsContext);
  const [open, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  const label = (
    <>
      <IconPlayerPlay className="size-5" aria-hidden="true" />
      Tonton Video
    </>
  );

  function show() {
    setOpen(true);
    dialog.current?.showModal();
  }

  function end() {
    if (film.current) release(film.current);
    setOpen(false);
  }

  return (
    <>
      <Button look="quiet" onClick={show} className="noscript:hidden">
        {label}
      </Button>
      <Button
        look="quiet"
        href={fileUrl(siteFile('film'))}
        className="hidden! noscript:inline-flex!"
      >
        {label}
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby="film"
        closedby="any"
        onClose={end}
        className="bg-pita-kaki text-pita-teks rounded-card on-dark backdrop:bg-daun-950/85 m-auto w-[min(64rem,100vw-1.5rem,(100dvh-6rem)*16/9)] max-w-none p-2 pt-0 transition-opacity starting:open:opacity-0"
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
        {open && <Film ref={film} />}
      </dialog>
    </>
  );
}

/** Stops a film and what is still on its way of it (HTML, media elements, best practices). */
function release(film: HTMLVideoElement): void {
  film.pause();
  film.replaceChildren();
  film.load();
}
