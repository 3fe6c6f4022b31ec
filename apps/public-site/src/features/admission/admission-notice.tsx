import { chatUrl } from '@pesantren/content/chat';
import { school } from '@pesantren/content/school';
import { Button } from '@pesantren/ui/button';
import { DateStamp } from '@pesantren/ui/date-stamp';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import type { AdmissionStatus } from './admission-status.ts';

/** How admission stands today, led by the day that matters, with the question that can be asked. */
export function AdmissionNotice({ status }: { status: AdmissionStatus }) {
  const { day, title, text, topic } = status;
  return (
    <div className="bg-kartu border-garis rounded-card grid break-inside-avoid grid-cols-[auto_1fr] overflow-hidden border md:grid-cols-[auto_1fr_auto] md:gap-x-7 md:pr-7">
      <DateStamp text={day} className="border-garis border-r max-md:border-b md:row-span-2" />
      <p className="text-lead font-heading border-garis self-center px-4 leading-snug tracking-tight text-balance max-md:h-full max-md:content-center max-md:border-b md:self-end md:px-0 md:pt-5">
        {title}
      </p>
      <p className="text-small text-tinta-2 col-span-2 max-w-[40em] px-4 pt-4 print:pb-5 leading-normal text-pretty md:col-span-1 md:col-start-2 md:px-0 md:pt-1 md:pb-5">
        {text}
      </p>
      <Button
        href={chatUrl(school.admissionContact, topic)}
        size="small"
        className="col-span-2 m-4 print:hidden md:col-span-1 md:col-start-3 md:row-span-2 md:row-start-1 md:m-0 md:self-center"
      >
        <IconBrandWhatsapp className="size-5 shrink-0" aria-hidden="true" />
        Tanya lewat WhatsApp
      </Button>
    </div>
  );
}
