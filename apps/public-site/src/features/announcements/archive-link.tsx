import { IconArchive, IconArrowRight } from '@tabler/icons-react';
import { paths } from '../../paths.ts';

/** The way to the announcements that are no longer new. */
export function ArchiveLink({ count }: { count: number }) {
  return (
    <p className="mt-10 lg:ml-52">
      <a
        href={paths.announcements({ archive: true })}
        className="group border-default rounded-card hover:border-tinted hover:bg-primary-faint flex min-h-16 items-center gap-4 border px-5 py-3 transition-colors"
      >
        <IconArchive className="text-primary size-6 shrink-0" aria-hidden="true" />
        <span className="grow">
          <span className="font-strong">Arsip</span>
          <span className="text-muted text-small block">{count} pengumuman yang lebih lama</span>
        </span>
        <IconArrowRight
          className="text-primary size-5 transition-transform group-hover:translate-x-1"
          aria-hidden="true"
        />
      </a>
    </p>
  );
}
