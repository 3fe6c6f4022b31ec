import type { FactHero } from '@pesantren/content/facts';
import { messages } from '@pesantren/content/messages';
import { youtubeFrame, youtubeId } from '@pesantren/content/network-address';
import { siteFile } from '@pesantren/content/site-files';
import { UiContext } from '@pesantren/ui/ui-context';
import { IconX } from '@tabler/icons-react';
import { use } from 'react';

/** The id of the dialog, by which its button names it. */
export const filmDialogId = 'film';

export type Film = NonNullable<FactHero['film']>;

/** The film in a modal dialog: `plain/film.ts` opens it and plays, and stops the film when it closes. */
export function FilmDialog({ film }: { film: Film }) {
  const id = youtubeId(film.url);
  const titleId = `${filmDialogId}-judul`;
  return (
    <dialog id={filmDialogId} aria-labelledby={titleId} closedby="any" className="film on-dark">
      <form method="dialog" className="flex items-center justify-between pl-3">
        <h2 id={titleId} className="text-small font-strong tracking-normal">
          Video pesantren
        </h2>
        <button
          type="submit"
          aria-label="Tutup"
          className="size-target rounded-control grid place-items-center"
        >
          <IconX className="size-6" aria-hidden="true" />
        </button>
      </form>
      {id ? <Frame id={id} /> : <Player film={film} />}
    </dialog>
  );
}

/** The film on YouTube, without cookies; its address is set once the dialog opens. */
function Frame({ id }: { id: string }) {
  return (
    <iframe
      title="Video pesantren"
      // With YouTube's own picture and button, which reduced motion asks for too (docs/spec.md#b-02).
      data-src={youtubeFrame(id)}
      allow="encrypted-media; fullscreen; picture-in-picture"
    />
  );
}

/** The film, or a message where it cannot play (docs/spec.md#b-02). */
function Player({ film }: { film: Film }) {
  const { fileUrl } = use(UiContext);
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: the film has no spoken words */}
      <video
        data-poster={fileUrl(film.poster.url) || undefined}
        preload="none"
        controls
        playsInline
      >
        {film.url === siteFile('film') && (
          <source src={fileUrl(siteFile('filmWebm'))} type="video/webm" />
        )}
        <source src={fileUrl(film.url)} type="video/mp4" />
        {messages.videoUnsupported}
      </video>
      <p hidden>{messages.videoUnsupported}</p>
    </>
  );
}
