import { Button } from '@pesantren/ui/controls/button';
import { UiContext } from '@pesantren/ui/ui-context';
import { IconPlayerPlay } from '@tabler/icons-react';
import { type ComponentType, use, useState } from 'react';
import { siteFile } from '../../paths.ts';

type Dialog = ComponentType<{ onClose: () => void }>;

/** 'Tonton Video' opens the film in a dialog, loaded on click; without its code it is a link to the file. */
export function FilmButton() {
  const [Dialog, setDialog] = useState<Dialog>();
  const film = use(UiContext).fileUrl(siteFile('film'));
  const label = (
    <>
      <IconPlayerPlay className="size-5" aria-hidden="true" />
      Tonton Video
    </>
  );

  async function show() {
    try {
      const { FilmDialog } = await import('./film-dialog.tsx');
      setDialog(() => FilmDialog);
    } catch {
      window.location.assign(film);
    }
  }

  return (
    <>
      <Button look="quiet" onClick={show} className="noscript:hidden">
        {label}
      </Button>
      <Button look="quiet" href={film} className="hidden! noscript:inline-flex!">
        {label}
      </Button>
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </>
  );
}
