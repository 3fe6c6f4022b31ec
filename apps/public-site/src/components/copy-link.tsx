import { limits } from '@pesantren/content/limits';
import { messages } from '@pesantren/content/messages';
import { Button } from '@pesantren/ui/controls/button';
import { IconCheck, IconLink } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { showToast } from '../layout/toast.ts';
import { copyText } from './copy-text.ts';

/** Copies an address and says so for 1.2 s (spec section 4). */
export function CopyLink({ url }: { url: string }) {
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

  return (
    <Button look="quiet" size="small" onClick={copy} className="min-w-38 noscript:hidden">
      {copied ? (
        <IconCheck className="size-5" aria-hidden="true" />
      ) : (
        <IconLink className="size-5" aria-hidden="true" />
      )}
      <span aria-live="polite">{copied ? messages.copied : 'Salin tautan'}</span>
    </Button>
  );
}
