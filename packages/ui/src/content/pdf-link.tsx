import type { Announcement } from '@pesantren/api-client/contract/announcement';
import { pdfLabels } from '@pesantren/api-client/contract/labels';
import { IconDownload } from '@tabler/icons-react';
import { use } from 'react';
import { UiContext } from '../ui-context.ts';

type PdfLinkProps = { announcement: Pick<Announcement, 'id' | 'pdf_url' | 'pdf_bytes'> };

/** The download of an announcement's PDF in a list; nothing where there is no PDF that may be linked. */
export function PdfLink({ announcement }: PdfLinkProps) {
  const href = use(UiContext).fileUrl(announcement.pdf_url);
  if (href === '') return null;
  const { name, size } = pdfLabels(announcement);
  return (
    <a
      href={href}
      download={name}
      className="group/pdf text-small min-h-target relative z-1 mt-1 -mb-3 flex shrink-0 items-center gap-2 self-start @min-[15rem]:whitespace-nowrap @min-[44rem]:m-0 @min-[44rem]:self-center"
    >
      <IconDownload className="text-primary size-4.5 shrink-0" aria-hidden="true" />
      <span>
        <span className="font-strong text-primary underline-offset-4 group-hover/pdf:underline">
          Unduh PDF <span className="sr-only">{name}</span>
        </span>
        <span className="text-muted tabular-nums">{` · ${size}`}</span>
      </span>
    </a>
  );
}
