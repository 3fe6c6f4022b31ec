import type { Gallery } from '@pesantren/api-client/contract/gallery';
import { languageOf } from '@pesantren/ui/rich-text/arabic';
import { InlineText } from '@pesantren/ui/rich-text/inline-text';
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import { isModifiedClick } from '../../hydration/intercept-links.ts';
import { titleOf } from './gallery-view.ts';

export type Direction = 'prev' | 'next';

type LightboxFrameProps = {
  picture: Gallery;
  /** Counted from 1. */
  count: { position: number; total: number };
  titleId: string;
  /** URLs of the page without a picture, and of the pictures beside this one. */
  hrefs: { close: string } & Record<Direction, string>;
  onClose: () => void;
  onStep: (direction: Direction) => void;
  /** The picture itself. */
  children: ReactNode;
};

const steps = [
  { direction: 'prev', label: 'Gambar sebelumnya', Icon: IconChevronLeft },
  { direction: 'next', label: 'Gambar berikutnya', Icon: IconChevronRight },
] as const;

/** The frame of the open picture: counter, title, category, and links to close it and to the next ones. */
export function LightboxFrame({
  picture,
  count,
  titleId,
  hrefs,
  onClose,
  onStep,
  children,
}: LightboxFrameProps) {
  return (
    <div className="noscript:block grid h-full grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto]">
      <div className="flex items-center justify-between py-1.5 pr-2 pl-5 md:py-3 md:pr-4 md:pl-6">
        <p className="text-small text-on-band-muted">
          <span aria-hidden="true">{`${count.position} / ${count.total}`}</span>
          <span className="sr-only">{`Gambar ${count.position} dari ${count.total}`}</span>
        </p>
        <a
          href={hrefs.close}
          onClick={intercept(onClose)}
          aria-label="Tutup"
          className="size-target rounded-control hover:bg-primary-900 grid place-items-center transition-colors"
        >
          <IconX className="size-6" aria-hidden="true" />
        </a>
      </div>
      <div className="noscript:aspect-3/2 noscript:max-h-[80vh] min-h-0 md:px-6">{children}</div>
      {/* A fixed height, whatever the title: the picture does not move from one to the next. */}
      <div className="flex h-31 items-start justify-between gap-5 px-5 pt-4 pb-[env(safe-area-inset-bottom)] tight:h-auto tight:flex-col tight:gap-3 tight:pb-4 md:h-25 md:px-6">
        <div className="min-w-0">
          <p className="text-mini text-on-band-muted font-strong">{picture.category}</p>
          <h2
            id={titleId}
            {...languageOf(titleOf(picture))}
            className="text-body md:text-lead mt-0.5 line-clamp-3 leading-snug md:line-clamp-2"
          >
            <InlineText text={titleOf(picture)} />
          </h2>
        </div>
        {count.total > 1 && (
          <nav aria-label="Gambar lain" className="mt-0.5 flex shrink-0 gap-3">
            {steps.map(({ direction, label, Icon }) => (
              <a
                key={direction}
                href={hrefs[direction]}
                onClick={intercept(() => onStep(direction))}
                aria-label={label}
                className="size-target border-primary-600 hover:bg-primary-900 grid place-items-center rounded-full border transition-colors"
              >
                <Icon className="size-6" aria-hidden="true" />
              </a>
            ))}
          </nav>
        )}
      </div>
    </div>
  );
}

function intercept(action: () => void) {
  return (event: MouseEvent) => {
    if (isModifiedClick(event.nativeEvent)) return;
    event.preventDefault();
    action();
  };
}
