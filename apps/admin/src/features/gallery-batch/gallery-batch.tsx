import { Button } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { CategoryField } from '../../fields/category-field.tsx';
import { FileInput } from '../../fields/file-input.tsx';
import { pictureTypes } from '../../fields/picture-types.ts';
import { BatchRow } from './batch-row.tsx';
import classes from './gallery-batch.module.css';
import { LostPhotos } from './lost-photos.tsx';
import { useBatch } from './use-batch.ts';

/** Several photos at once, each an item of its own. */
export function GalleryBatch({ categories }: { categories: readonly string[] }) {
  const batch = useBatch();
  const [category, setCategory] = useState('');
  const { photos, isSaving, isUploading } = batch;
  const stored = photos.filter(({ url }) => url !== '').length;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    batch.add(event.dataTransfer.files);
  };
  const waits = isUploading ? 'Menunggu foto…' : `Simpan ${stored} foto`;

  return (
    <>
      <LostPhotos count={batch.lost} onContinue={batch.takeLost} onForget={batch.forgetLost} />
      <section
        className={classes.batch}
        aria-label="Beberapa foto sekaligus"
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        <div className={classes.start}>
          <IconPhotoPlus size={24} stroke={1.5} aria-hidden />
          <p>Banyak foto? Pilih atau seret sekaligus; masing-masing menjadi satu item.</p>
          <FileInput
            label="Unggah beberapa foto"
            accept={pictureTypes}
            isMultiple
            onFiles={batch.add}
          />
        </div>
        {photos.length > 0 && (
          <>
            <ul className={classes.rows}>
              {photos.map((photo) => (
                <BatchRow
                  key={photo.id}
                  photo={photo}
                  mayStart={batch.mayStart(photo)}
                  problem={batch.problems[photo.id] ?? ''}
                  onChange={(facts) => batch.change(photo.id, facts)}
                  onRemove={() => batch.remove(photo.id)}
                />
              ))}
            </ul>
            <div className={classes.end}>
              <CategoryField
                suggestions={categories}
                value={category}
                onChange={setCategory}
                description="Untuk semua foto ini."
              />
              <Button
                aria-disabled={isSaving || isUploading || stored === 0}
                onClick={() => !isUploading && stored > 0 && void batch.save(category)}
              >
                {isSaving ? 'Menyimpan…' : waits}
              </Button>
            </div>
          </>
        )}
      </section>
    </>
  );
}
