import { useClipboard } from '@mantine/hooks';
import { limits } from '@pesantren/content/limits';
import { messages } from '@pesantren/content/messages';
import { IconBrandWhatsapp, IconCheck, IconExternalLink, IconLink } from '@tabler/icons-react';
import { type ReceivedPage, whatsAppUrl } from './whatsapp-url.ts';

type ShareLinksProps = { page: ReceivedPage; className: string | undefined };

const icon = { size: 18, stroke: 1.7, 'aria-hidden': true } as const;
const elsewhere = { target: '_blank', rel: 'noreferrer' } as const;

/** Buttons that open, copy or share a page of the site. */
export function ShareLinks({ page, className }: ShareLinksProps) {
  const { copy, copied } = useClipboard({ timeout: limits.copiedShownFor });
  return (
    <>
      <a className={className} href={whatsAppUrl(page)} {...elsewhere}>
        <IconBrandWhatsapp {...icon} />
        Bagikan ke WhatsApp
      </a>
      <button className={className} type="button" onClick={() => copy(page.url)}>
        {copied ? <IconCheck {...icon} /> : <IconLink {...icon} />}
        <span aria-live="polite">{copied ? messages.copied : 'Salin tautan'}</span>
      </button>
      <a className={className} href={page.url} {...elsewhere}>
        <IconExternalLink {...icon} />
        Lihat di situs
      </a>
    </>
  );
}
