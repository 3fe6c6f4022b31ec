import { VisuallyHidden } from '@mantine/core';
import {
  pictureInWidth,
  sizedPicturesAt,
} from '@pesantren/api-client/contract/uploads/picture-sizes';
import { resolveUrl } from '@pesantren/api-client/provider-url';
import { LineField } from '../../fields/line-field.tsx';
import { UploadState } from '../../fields/upload/upload-state.tsx';
import { RowCheckbox } from '../../resource/list/row-checkbox.tsx';
import { useClock, useServices } from '../../services.ts';
import { useObjectUrl } from '../../writing/files/use-object-url.ts';
import type { UploadQueue } from '../../writing/files/use-upload-queue.ts';
import { formatWait } from '../../writing/retry.ts';
import { isRefusedHere } from '../../writing/save-failure.ts';
import type { BatchPhoto } from './batch-photo.ts';
import classes from './bulk-upload.module.css';

type PhotoRowProps = {
  photo: BatchPhoto;
  /** The title that the shared one gives it, `''` for none. */
  proposal: string;
  queue: UploadQueue;
  /** Why this photo cannot be saved, `''` when it can. */
  problem: string;
  onEdit: (changes: Partial<BatchPhoto>) => void;
  onRemove: () => void;
};

/** A photo of a batch: its checkbox, picture, title, and the progress of its upload. */
export function PhotoRow({ photo, proposal, queue, problem, onEdit, onRemove }: PhotoRowProps) {
  const { config } = useServices();
  const clock = useClock();
  const { file, url, error, isTicked } = photo;
  const { name } = file;
  // A browser draws its sign of a broken picture for what it cannot open.
  const own = useObjectUrl(file.size > 0 && !isRefusedHere(error) ? file : null);
  const stored = pictureInWidth(resolveUrl(config.apiUrl, url), 320, sizedPicturesAt(config));
  const source = own || stored;
  const isUploading = queue.isUploading(photo);
  const waits = url === '' && error === null && !isUploading;

  return (
    <li className={classes.row} data-off={!isTicked || undefined}>
      <RowCheckbox
        label={`Pilih foto ${name}`}
        isChecked={isTicked}
        onToggle={() => onEdit({ isTicked: !isTicked })}
      />
      <div className={classes.picture}>
        {source && <img src={source} alt="" loading="lazy" decoding="async" />}
      </div>
      <div className={classes.facts}>
        <LineField
          aria-label={`Judul foto ${name}`}
          placeholder={proposal || 'Judul foto'}
          value={photo.title}
          error={problem}
          onChange={(event) => onEdit({ title: event.currentTarget.value })}
        />
        <span className={classes.name}>{name}</span>
        {waits && (
          <span className={classes.waits}>{formatWait(queue.until, queue.isOffline, clock)}</span>
        )}
        <UploadState
          upload={{
            isUploading,
            percent: queue.percentOf(photo),
            error,
            file,
            cancel: onRemove,
            retry: () => queue.retry(photo),
          }}
          subject={name}
        />
        {!isUploading && (
          <button type="button" className={classes.remove} onClick={onRemove}>
            Lepas <VisuallyHidden>{name}</VisuallyHidden>
          </button>
        )}
      </div>
    </li>
  );
}
