import { type Announcement, pdfLabels } from '@pesantren/api-client/contract/announcement';
import { IconDownload } from '@tabler/icons-react';
import { use } from 'react';
import { SurroundingsContext } from './surroundings.ts';

type PdfLinkProps = { announcement: Pick<Announcement, 'id' | 'pdf_url' | 'pdf_bytes'> };

/** The download of an announcement's PDF in a list; nothing when there is none that may be linked. */
export function PdfLink({ announcement }: PdfLinkProps) {
  const href = use(SurroundingsContext).fileUrl(announcement.pdf_url);
  if (href === '') return null;
  const { name, size } = pdfLabels(announcement);
  return (
    <a
      href={href}
      download={name}
      className="text-small font-strong text-daun-teks min-h-target relative z-1 -mb-3 inline-flex items-center gap-2 underline-offset-4 hover:underline"
    >
      <IconDownload className="size-4.5 shrink-0" aria-hidden="true" />
      <span>
        Unduh PDF <span className="sr-only">{name}</span>
        <span className="text-tinta-2 font-normal tabular-nums"> · {size}</span>
      </span>
    </a>
  );
}
