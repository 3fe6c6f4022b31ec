import { pictureInWidth, sizedPicturesAt } from '@pesantren/api-client/contract/picture-sizes';
import { resolveUrl } from '@pesantren/api-client/provider-url';
import type { ReceivedPage } from '../resource/share/whatsapp-url.ts';
import { useServices } from '../services.ts';
import classes from './whatsapp-card.module.css';

type WhatsAppCardProps = {
  page: ReceivedPage;
  /** The words of the link's preview. */
  description: string;
  /** The URL of the main picture, `''` for none. */
  picture: string;
};

/** The message as it will arrive in WhatsApp when the page is shared: the link's preview, and the words below it. */
export function WhatsAppCard({ page, description, picture }: WhatsAppCardProps) {
  const { config } = useServices();
  const source = picture && resolveUrl(config.apiUrl, picture);
  return (
    <figure className={classes.card}>
      <figcaption>Begini tibanya di WhatsApp</figcaption>
      <div className={classes.message}>
        <div className={classes.preview}>
          {source ? (
            <img src={pictureInWidth(source, 640, sizedPicturesAt(config))} alt="" />
          ) : (
            <p className={classes.drawn}>{page.title}</p>
          )}
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
