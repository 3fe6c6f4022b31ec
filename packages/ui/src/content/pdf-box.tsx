import type { Announcement } from '@pesantren/api-client/contract/announcement';
import { pdfLabels } from '@pesantren/api-client/contract/labels';
import { pictureSizes } from '@pesantren/api-client/contract/uploads/picture-sizes';
import { IconDownload, IconFileTypePdf } from '@tabler/icons-react';
import { use, useState } from 'react';
import { UiContext } from '../ui-context.ts';
import { acrossPhone } from './picture-sizes.ts';

type PdfBoxProps = {
  announcement: Pick<Announcement, 'id' | 'pdf_url' | 'pdf_bytes' | 'pdf_image' | 'pdf_pages'>;
};

/**
 * The PDF of an announcement: name, size and 'Unduh' (docs/spec.md#n-04), with its first page and number of
 * pages where the provider knows them. Nothing where there is no PDF that may be linked.
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

type PdfPageProps = {
  /** URL of the page's picture, as the wire has it. */
  src: string;
  /** URL of the PDF, absolute. */
  href: string;
  /** The PDF's name. */
  name: string;
};

/** The picture of the first page, which links to the PDF; nothing where it is missing. */
function PdfPage({ src, href, name }: PdfPageProps) {
  const ui = use(UiContext);
  const address = src && ui.fileUrl(src);
  const [isBroken, setIsBroken] = useState(false);
  if (address === '' || isBroken) return null;
  const sources = pictureSizes(address, ui.sizedPicturesAt);
  return (
    <a
      href={href}
      download={name}
      className="border-default block border-b focus-visible:-outline-offset-4 has-data-broken:hidden print:hidden"
    >
      <img
        // Where it failed before React listened, no error event follows.
        ref={(img) => {
          if (img?.complete && img.naturalWidth === 0) setIsBroken(true);
        }}
        onError={() => setIsBroken(true)}
        src={address}
        srcSet={sources.map(({ src, width }) => `${src} ${width}w`).join(', ') || undefined}
        sizes={`(min-width: 768px) 700px, ${acrossPhone}`}
        alt={`Halaman pertama dari ${name}`}
        // A4 until the picture says what it is.
        width={1000}
        height={1414}
        loading="lazy"
        decoding="async"
        className="h-auto w-full"
      />
    </a>
  );
}
