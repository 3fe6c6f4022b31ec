import type { Announcement } from '@pesantren/api-client/contract/announcement';
import { pdfLabels } from '@pesantren/api-client/contract/labels';
import { IconDownload, IconFileTypePdf } from '@tabler/icons-react';
import { use } from 'react';
import { UiContext } from '../ui-context.ts';
import { PdfPage } from './pdf-page.tsx';

type PdfBoxProps = {
  announcement: Pick<Announcement, 'id' | 'pdf_url' | 'pdf_bytes' | 'pdf_image' | 'pdf_pages'>;
};

/**
 * The PDF of an announcement: name, size, 'Unduh' (spec section 3), and its first page and number of pages
 * where the provider knows them. Nothing when there is none, or none that may be linked.
 */
export function PdfBox({ announcement }: PdfBoxProps) {
  const href = use(UiContext).fileUrl(announcement.pdf_url);
  if (href === '') return null;
  const { name, size, pages } = pdfLabels(announcement);
  return (
    <div className="border-default bg-card rounded-card overflow-hidden border">
      <PdfPage key={announcement.pdf_image} src={announcement.pdf_image} href={href} name={name} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 md:px-5">
        <IconFileTypePdf className="text-danger size-9 shrink-0" stroke={1.5} aria-hidden="true" />
        <p className="flex-[1_1_10rem] leading-snug">
          <span className="font-strong block">{name}</span>
          <span className="text-small text-muted tabular-nums">
            {[size, pages].filter(Boolean).join(' · ')}
          </span>
        </p>
        <a
          href={href}
          download={name}
          aria-label={`Unduh ${name}`}
          className="rounded-control font-strong bg-primary text-on-primary hover:bg-primary-strong text-small min-h-target inline-flex grow items-center justify-center gap-2 px-4 transition-colors md:grow-0"
        >
          <IconDownload className="size-5" aria-hidden="true" />
          Unduh
        </a>
      </div>
    </div>
  );
}
