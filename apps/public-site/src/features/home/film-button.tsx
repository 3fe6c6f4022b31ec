import { Button } from '@pesantren/ui/button';
import { IconPlayerPlay, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Film } from './film.tsx';

/** 'Tonton Video': the film in a dialog. It starts by itself there, and ends with the dialog. */
export function FilmButton() {
  const [open, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);

  function show() {
    setOpen(true);
    dialog.current?.showModal();
  }

  return (
    <>
      <Button look="quiet" onClick={show} className="noscript:hidden">
        <IconPlayerPlay className="size-5" aria-hidden="true" />
        Tonton Video
      </Button>
      <dialog
        ref={dialog}
        aria-label="Video pesantren"
        onClose={() => setOpen(false)}
        className="bg-pita-kaki text-pita-teks rounded-card backdrop:bg-daun-950/80 on-dark m-auto w-[min(60rem,calc(100vw-2rem))] max-w-none p-2 pt-0"
      >
        <div className="flex justify-end">
          <button
            type="button"
            aria-label="Tutup"
            onClick={() => dialog.current?.close()}
            className="size-target grid place-items-center"
          >
            <IconX className="size-6" aria-hidden="true" />
          </button>
        </div>
        {open && <Film />}
      </dialog>
    </>
  );
}
