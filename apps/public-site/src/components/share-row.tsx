import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useServices } from '../services.ts';
import { CopyLink } from './copy-link.tsx';

/** Ways to pass an article on, WhatsApp first. */
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
