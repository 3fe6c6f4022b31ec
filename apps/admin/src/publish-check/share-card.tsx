import { ApiError } from '@pesantren/api-client/api-error';
import {
  pictureInWidth,
  sizedPicturesAt,
} from '@pesantren/api-client/contract/uploads/picture-sizes';
import { resolveUrl } from '@pesantren/api-client/provider-url';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ResourceFormState } from '../resource/form/use-resource-form.ts';
import { useServices } from '../services.ts';
import classes from './share-card.module.css';

/** The form that is previewed, as far as its card depends on it. */
export type PreviewedForm = Pick<ResourceFormState, 'id' | 'item' | 'publication' | 'saveDraft'>;

type ShareCardProps = {
  form: PreviewedForm;
  title: string;
  /** The URL of the main picture, `''` for none. */
  picture: string;
};

/**
 * The picture that goes with a page's link: the card itself, drawn by the site from what the form holds, which is saved as a
 * draft for it (docs/contract.md#preview). Where the site cannot draw it, words say so below the bare photo.
 */
export function ShareCard({
  form: { id, publication, saveDraft },
  title,
  picture,
}: ShareCardProps) {
  const { config, editorial } = useServices();
  const [tries, setTries] = useState(0);
  const [drawn, setDrawn] = useState<'pending' | 'shown' | 'failed'>('pending');
  const card = useQuery({
    queryKey: ['share-card', publication ? publication.name : null, id, picture, tries],
    queryFn: async () => {
      await saveDraft();
      // Its first save gives it an id, and this query another key.
      if (!publication || id === null) return null;
      const { url } = await editorial.previewLink(publication.name, id);
      return `${url}/kartu.jpg`;
    },
    enabled: publication !== false,
    // Each opening shows what is stored then.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const hasFailed = card.isError || drawn === 'failed';
  if (publication && !hasFailed && card.data !== null) {
    return (
      <div className={classes.card} aria-busy={drawn === 'pending'}>
        {card.data && (
          <img
            src={card.data}
            alt="Kartu yang terkirim bersama tautan"
            onLoad={() => setDrawn('shown')}
            onError={() => setDrawn('failed')}
          />
        )}
        {drawn === 'pending' && <p>Situs menggambar kartunya…</p>}
      </div>
    );
  }

  const source = picture && resolveUrl(config.apiUrl, picture);
  const missing = publication ? unsaved : elsewhere;
  const reason = hasFailed ? reasonOf(card.error) : missing;
  const tryAgain = () => {
    setDrawn('pending');
    setTries(tries + 1);
  };
  return (
    <>
      <div className={classes.card}>
        {source ? (
          <img src={pictureInWidth(source, 640, sizedPicturesAt(config))} alt="" />
        ) : (
          <p>{title}</p>
        )}
      </div>
      <p className={classes.note} role="status">
        {reason} Di sini hanya {source ? 'fotonya' : 'judulnya'}.
        {hasFailed && (
          <button type="button" onClick={tryAgain}>
            Coba lagi
          </button>
        )}
      </p>
    </>
  );
}

const unsaved = 'Situs menggambar kartunya begitu tulisan ini tersimpan.';
const elsewhere =
  'Yang terkirim adalah kartu yang digambar situs dari judul, foto, dan nama sekolah.';

function reasonOf(error: Error | null): string {
  const isOffline = error instanceof ApiError && error.code === 'offline';
  return isOffline
    ? 'Tanpa sambungan situs tidak dapat menggambar kartunya.'
    : 'Kartunya belum dapat digambar.';
}
