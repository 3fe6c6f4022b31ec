import { type ReactNode, useState } from 'react';
import { PreviewDialog } from '../resource/preview/preview-dialog.tsx';
import type { ReceivedPage } from '../resource/share/whatsapp-url.ts';
import { goToBlock } from '../rich-text/go-to-block.ts';
import { checkDraft } from './check-draft.ts';
import { LastLook, type Look } from './last-look.tsx';
import { PublishCheck } from './publish-check.tsx';
import type { PreviewedForm } from './share-card.tsx';
import { WhatsAppCard } from './whatsapp-card.tsx';

type CheckedPreviewProps = {
  form: PreviewedForm;
  draft: { title: string; content: string; end?: string | undefined };
  /** The page as it is shared. */
  page: ReceivedPage;
  description: string;
  picture: string;
  /** Shows the last look before publishing in place of the preview. */
  look?: (Look & { fields?: ReactNode }) | undefined;
  onClose: () => void;
  children: ReactNode;
};

/** The preview of a text, beside it the WhatsApp card and what to look at before publishing; or these alone, as the last look. */
export function CheckedPreview(props: CheckedPreviewProps) {
  const { form, draft, page, description, picture, look, onClose, children } = props;
  const [isLeaving, setIsLeaving] = useState(false);
  const go = (block: number | null) => {
    setIsLeaving(true);
    onClose();
    // Once the dialog no longer holds the focus.
    requestAnimationFrame(() => {
      if (block === null) document.querySelector<HTMLElement>('[data-path="title"]')?.focus();
      else goToBlock(block);
    });
  };
  const card = <WhatsAppCard form={form} page={page} description={description} picture={picture} />;
  if (look) {
    return (
      <LastLook
        {...look}
        card={card}
        findings={checkDraft(draft)}
        returnFocus={!isLeaving}
        onGo={go}
        onClose={onClose}
      />
    );
  }
  return (
    <PreviewDialog
      onClose={onClose}
      returnFocus={!isLeaving}
      aside={
        <>
          {card}
          <PublishCheck draft={draft} onGo={go} />
        </>
      }
    >
      {children}
    </PreviewDialog>
  );
}
