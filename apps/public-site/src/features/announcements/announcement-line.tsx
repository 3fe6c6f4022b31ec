import { messages } from '@pesantren/content/messages';
import { languageOf } from '@pesantren/ui/rich-text/arabic';
import { InlineText } from '@pesantren/ui/rich-text/inline-text';
import type { ReactNode } from 'react';

type AnnouncementLineProps = { href: string; title: string; day: ReactNode };

/** An announcement as one line of a list: its title, and its day beside it or above. */
export function AnnouncementLine({ href, title, day }: AnnouncementLineProps) {
  return (
    <a
      href={href}
      className="group flex flex-col py-3.5 md:flex-row-reverse md:items-baseline md:justify-between md:gap-8"
    >
      <span className="text-mini text-muted tabular-nums md:min-w-36 md:text-end">{day}</span>
      <span
        {...languageOf(title)}
        className="font-strong decoration-accent leading-snug decoration-2 underline-offset-4 group-hover:underline"
      >
        <InlineText text={title || messages.untitled} />
      </span>
    </a>
  );
}
