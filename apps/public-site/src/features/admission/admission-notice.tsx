import type { AdmissionStatus } from '@pesantren/content/admission-status';
import { chatUrl } from '@pesantren/content/contact/whatsapp';
import { admissionContact } from '@pesantren/content/facts';
import { DateStamp } from '@pesantren/ui/content/date-stamp';
import { Button } from '@pesantren/ui/controls/button';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useFacts } from '../../services.ts';

const dated =
  'grid-cols-[auto_1fr] md:grid-cols-[auto_1fr_auto] tight:grid-cols-1 print:grid-cols-[auto_1fr] [--text:2] [--last:3]';
const undated = 'md:grid-cols-[1fr_auto] md:pl-7 [--text:1] [--last:2]';

/** The state of admission in words beside the date that matters now, with a WhatsApp link to ask about it. */
export function AdmissionNotice({ status }: { status: AdmissionStatus }) {
  const { day, title, text, topic } = status;
  const contact = admissionContact(useFacts());
  return (
    <div
      className={`bg-card border-default rounded-card grid break-inside-avoid overflow-hidden border md:gap-x-7 md:pr-7 ${day ? dated : undated}`}
    >
      {day && (
        <DateStamp
          text={day}
          className="border-default row-span-3 border-r md:row-span-2 tight:row-auto"
        />
      )}
      <p className="text-lead font-heading px-3.5 pt-3 leading-snug tracking-tight text-balance md:col-start-(--text) md:self-end md:px-0 md:pt-5">
        {title}
      </p>
      <p className="text-small text-muted max-w-[40em] px-3.5 pt-1 leading-normal text-pretty md:col-start-(--text) md:px-0 md:pb-5 print:pb-5">
        {text}
      </p>
      {contact?.whatsapp && (
        <Button
          href={chatUrl(contact, topic)}
          size="small"
          className="m-3 max-md:gap-1.5 max-md:px-1! md:col-start-(--last) md:row-span-2 md:row-start-1 md:m-0 md:self-center print:hidden"
        >
          <IconBrandWhatsapp className="size-5 shrink-0" aria-hidden="true" />
          Tanya lewat WhatsApp
        </Button>
      )}
    </div>
  );
}
