import { TextInput, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { ImagePreview } from '../../fields/image-preview.tsx';
import { UploadState } from '../../fields/upload-state.tsx';
import { useUpload } from '../../fields/use-upload.ts';
import type { BatchPhoto } from './batch-photo.ts';
import classes from './gallery-batch.module.css';

type BatchRowProps = {
  photo: BatchPhoto;
  /** Whether it is this photo's turn to be uploaded. */
  mayStart: boolean;
  /** What a save said against this photo, `''` for nothing. */
  problem: string;
  onChange: (facts: Partial<BatchPhoto>) => void;
  onRemove: () => void;
};

/** One of several photos: its picture, its title, and how far it is. */
export function BatchRow({ photo, mayStart, problem, onChange, onRemove }: BatchRowProps) {
  const upload = useUpload('image', ({ url }) => onChange({ url, isSettled: true }));
  const { isUploading, error, start } = upload;
  const isStarted = useRef(false);
  useEffect(() => {
    if (!mayStart || isStarted.current) return;
    isStarted.current = true;
    start(photo.file);
  });
  // What failed lets the next one begin.
  useEffect(() => {
    if (error && !photo.isSettled) onChange({ isSettled: true });
  });
  const { name } = photo.file;

  return (
    <li className={classes.row}>
      <div className={classes.picture}>
        <ImagePreview url={photo.url} file={photo.url ? null : photo.file} />
      </div>
      <div className={classes.facts}>
        <TextInput
          aria-label={`Judul foto ${name}`}
          placeholder="Judul foto"
          value={photo.title}
          error={problem}
          onChange={(event) => onChange({ title: event.currentTarget.value })}
        />
        <UploadState upload={{ ...upload, file: photo.file, cancel: onRemove }} subject={name} />
        {!isUploading && (
          <button type="button" className={classes.remove} onClick={onRemove}>
            Lepas <VisuallyHidden>{name}</VisuallyHidden>
          </button>
        )}
      </div>
    </li>
  );
}
