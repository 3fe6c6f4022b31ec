import { limits } from '@pesantren/content/limits';
import { messages } from '@pesantren/content/messages';
import { Button } from '@pesantren/ui/controls/button';
import { IconBrandWhatsapp, IconCheck, IconLink } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { showToast } from '../layout/toast.ts';
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

/** Copies an address and confirms it for 1.2 s. */
function CopyLink({ url }: { url: string }) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), limits.copiedShownFor);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    const done = await copyText(url);
    setCopied(done);
    if (!done) showToast('Tautan tidak dapat disalin. Salinlah dari bilah alamat.');
  }

  const Icon = copied ? IconCheck : IconLink;
  return (
    <Button look="quiet" size="small" onClick={copy} className="min-w-38 noscript:hidden">
      <Icon className="size-5" aria-hidden="true" />
      <span aria-live="polite">{copied ? messages.copied : 'Salin tautan'}</span>
    </Button>
  );
}

/**
 * Copies a text to the clipboard; where the Clipboard API is missing (a page without HTTPS) or
 * refuses, by `execCommand` from a hidden field.
 * @returns true when the text was copied.
 */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text);
  }
}

function copyFromField(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'sr-only';
  document.body.append(field);
  field.focus();
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
