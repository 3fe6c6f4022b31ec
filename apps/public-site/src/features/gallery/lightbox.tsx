import type { Gallery } from '@pesantren/api-client/contract/gallery';
import { Picture } from '@pesantren/ui/content/picture';
import { languageOf } from '@pesantren/ui/rich-text/arabic';
import { InlineText } from '@pesantren/ui/rich-text/inline-text';
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import type { GalleryPart } from './gallery-query.ts';
import { titleOf } from './gallery-view.ts';

type LightboxProps = { part: GalleryPart; hrefOf: (picture?: Gallery) => string };

const steps = [
  { by: -1, label: 'Gambar sebelumnya', Icon: IconChevronLeft },
  { by: 1, label: 'Gambar berikutnya', Icon: IconChevronRight },
] as const;

/**
 * The picture that the URL names, large, in a dialog, which is part of the page until `open-picture.ts` makes it a modal
 * one; closed it waits with the first picture.
 */
export function Lightbox({ part, hrefOf }: LightboxProps) {
  const titleId = useId();
  const { pictures, open, offset, total } = part;
  const picture = open ?? pictures[0];
  if (!picture) return null;
  const index = pictures.findIndex(({ id }) => id === picture.id);
  const place = offset + index;
  // One that is on no page near by has no neighbours here.
  const isAlone = index < 0;
  const title = titleOf(picture);
  const beside = (by: number) => {
    const other = pictures[total === pictures.length ? (index + by + total) % total : index + by];
    if (other) return hrefOf(other);
    return by < 0 ? part.before : part.after;
  };

  return (
    <dialog
      open={open !== null}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="lightbox on-dark bg-band-deep text-on-band fixed inset-0 z-40 m-0 h-dvh max-h-none w-full max-w-none overflow-hidden [--primary-soft:var(--primary-900)] [--primary:var(--primary-200)] outline-none! noscript:rounded-card noscript:static noscript:mx-auto noscript:mt-6 noscript:h-auto noscript:w-[calc(100%-2.5rem)] noscript:max-w-[calc(var(--container)-3rem)]"
    >
      <div className="noscript:block grid h-full grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto]">
        <div className="flex items-center justify-between py-1.5 pr-2 pl-5 md:py-3 md:pr-4 md:pl-6">
          <p data-count="" className="text-small text-on-band-muted">
            <span aria-hidden="true">{isAlone ? '' : `${place + 1} / ${total}`}</span>
            <span className="sr-only">{isAlone ? '' : `Gambar ${place + 1} dari ${total}`}</span>
          </p>
          <a
            href={hrefOf()}
            data-close=""
            aria-label="Tutup"
            className="size-target rounded-control hover:bg-primary-900 grid place-items-center transition-colors"
          >
            <IconX className="size-6" aria-hidden="true" />
          </a>
        </div>
        <div className="noscript:aspect-3/2 noscript:max-h-[80vh] min-h-0 md:px-6">
          <section
            aria-label="Galeri"
            aria-roledescription="deretan gambar"
            className="lightbox-stage"
          >
            {open && (
              <div className="lightbox-slide">
                <Picture
                  src={picture.image}
                  alt={title}
                  width={3}
                  height={2}
                  sizes="100vw"
                  priority
                  whole
                  className="size-full"
                />
              </div>
            )}
          </section>
        </div>
        {/* A fixed height, whatever the title: the picture does not move from one to the next. */}
        <div className="flex h-31 items-start justify-between gap-5 px-5 pt-4 pb-[env(safe-area-inset-bottom)] tight:h-auto tight:flex-col tight:gap-3 tight:pb-4 md:h-25 md:px-6">
          <div className="min-w-0">
            <p data-category="" className="text-mini text-on-band-muted font-strong">
              {picture.category}
            </p>
            <h2
              id={titleId}
              {...languageOf(title)}
              className="text-body md:text-lead mt-0.5 line-clamp-3 leading-snug md:line-clamp-2"
            >
              <InlineText text={title} />
            </h2>
          </div>
          <nav
            aria-label="Gambar lain"
            hidden={isAlone || total < 2}
            className="mt-0.5 flex shrink-0 gap-3 [&[hidden]]:hidden"
          >
            {steps.map(({ by, label, Icon }) => (
              <a
                key={by}
                href={beside(by)}
                data-step={by}
                aria-label={label}
                className="size-target border-primary-600 hover:bg-primary-900 grid place-items-center rounded-full border transition-colors"
              >
                <Icon className="size-6" aria-hidden="true" />
              </a>
            ))}
          </nav>
        </div>
      </div>
    </dialog>
  );
}
