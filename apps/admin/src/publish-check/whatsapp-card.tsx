import type { ReceivedPage } from '../resource/share/whatsapp-url.ts';
import { type PreviewedForm, ShareCard } from './share-card.tsx';
import classes from './whatsapp-card.module.css';

type WhatsAppCardProps = {
  form: PreviewedForm;
  page: ReceivedPage;
  /** The words of the link's preview. */
  description: string;
  /** The URL of the main picture, `''` for none. */
  picture: string;
};

/** The message as it will arrive in WhatsApp when the page is shared: the link's preview, and the words below it. */
export function WhatsAppCard({ form, page, description, picture }: WhatsAppCardProps) {
  return (
    <figure className={classes.card}>
      <figcaption>Begini tibanya di WhatsApp</figcaption>
      <div className={classes.message}>
        <div className={classes.preview}>
          <ShareCard key={picture} form={form} title={page.title} picture={picture} />
          <strong>{page.title}</strong>
          <span>{description}</span>
          <small>{new URL(page.url).host}</small>
        </div>
        <p>{page.title}</p>
        {page.line && <p>{page.line}</p>}
        <p className={classes.link}>{decodeURI(page.url)}</p>
      </div>
    </figure>
  );
}
