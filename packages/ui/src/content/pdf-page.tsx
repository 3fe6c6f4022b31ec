import { pictureSizes } from '@pesantren/api-client/contract/picture-sizes';
import { use, useState } from 'react';
import { UiContext } from '../ui-context.ts';
import { acrossPhone } from './picture-sizes.ts';

type PdfPageProps = {
  /** URL of the page's picture, as the wire has it. */
  src: string;
  /** URL of the PDF, absolute. */
  href: string;
  /** The PDF's name. */
  name: string;
};

/** The first page of a PDF, to be read at once, that leads to all of it; nothing when its picture is missing. */
export function PdfPage({ src, href, name }: PdfPageProps) {
  const ui = use(UiContext);
  const address = src && ui.fileUrl(src);
  const [isBroken, setIsBroken] = useState(false);
  if (address === '' || isBroken) return null;
  const sources = pictureSizes(address, ui.sizedPicturesAt);
  return (
    <a
      href={href}
      download={name}
      className="border-default block border-b focus-visible:-outline-offset-4 print:hidden"
    >
      <img
        // It may have failed before this code arrived; then no error event comes any more.
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
