import { messages } from '@pesantren/content/messages';
import { Button } from '@pesantren/ui/controls/button';
import { IconBrandWhatsapp, IconCheck, IconLink } from '@tabler/icons-react';
import { useServices } from '../services.ts';

/** Shares a page by WhatsApp, or copies its address. */
export function ShareRow({ title, path }: { title: string; path: string }) {
  const url = useServices().config.siteUrl + path;
  const message = new URLSearchParams({ text: `${title}\n${url}` });
  return (
    <div className="border-default mt-12 flex print:hidden flex-wrap gap-3 border-t pt-6">
      <a
        href={`https://wa.me/?${message}`}
        rel="noopener"
        className="rounded-control font-strong text-small bg-primary text-on-primary hover:bg-primary-strong min-h-target inline-flex items-center gap-2.5 px-4 transition-colors"
      >
        <IconBrandWhatsapp className="size-5" aria-hidden="true" />
        Bagikan lewat WhatsApp
      </a>
      <CopyLink url={url} />
    </div>
  );
}

/** Copies an address, by `plain/copy-link.ts`. */
function CopyLink({ url }: { url: string }) {
  return (
    <Button
      look="quiet"
      size="small"
      data-copy={url}
      data-failed="Tautan tidak dapat disalin. Salinlah dari bilah alamat."
      data-plain
      className="group min-w-38 noscript:hidden"
    >
      <IconLink className="size-5 group-data-done:hidden" aria-hidden="true" />
      <IconCheck className="hidden size-5 group-data-done:block" aria-hidden="true" />
      <span aria-live="polite" data-copied={messages.copied}>
        Salin tautan
      </span>
    </Button>
  );
}
