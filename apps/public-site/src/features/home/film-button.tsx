import { Button } from '@pesantren/ui/controls/button';
import { UiContext } from '@pesantren/ui/ui-context';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { use } from 'react';
import { type Film, filmDialogId } from './film-dialog.tsx';

/** 'Tonton Video' opens the film's dialog; without JavaScript it is a link to the file. */
export function FilmButton({ film }: { film: Film }) {
  const address = use(UiContext).fileUrl(film.url);
  const label = (
    <>
      <IconPlayerPlayFilled className="size-5" aria-hidden="true" />
      Tonton Video
    </>
  );
  return (
    <>
      <Button look="quiet" data-film={filmDialogId} data-plain className="noscript:hidden">
        {label}
      </Button>
      <Button look="quiet" href={address} className="hidden! noscript:inline-flex!">
        {label}
      </Button>
    </>
  );
}
