import { Button } from '@mantine/core';
import type { Clock } from '@pesantren/content/clock';
import { IconPhotoPlus } from '@tabler/icons-react';
import { type DragEvent, useEffect, useRef } from 'react';
import { CategoryField } from '../../fields/category-field.tsx';
import { LineField } from '../../fields/line-field.tsx';
import { FileInput, pictureTypes } from '../../fields/upload/file-input.tsx';
import { publishHeight } from '../../resource/form/publish-height.ts';
import { SelectAll } from '../../resource/list/select-all.tsx';
import { useClock, useServices } from '../../services.ts';
import { useReceivedFiles } from '../../share-target/use-received-files.ts';
import { Notice } from '../../shell/notice.tsx';
import { formatWait } from '../../writing/retry.ts';
import { isRefusedHere } from '../../writing/save-failure.ts';
import { useIsOnline } from '../../writing/use-is-online.ts';
import { titlesOf } from './batch-photo.ts';
import classes from './bulk-upload.module.css';
import { PhotoRow } from './photo-row.tsx';
import { useBulkUpload } from './use-bulk-upload.ts';

/** The bulk upload: several photos at once, each a gallery item of its own. */
export function BulkUpload() {
  const batch = useBulkUpload();
  const clock = useClock();
  const { photos, ticked, uploading, recovered, queue, publishing, errors, problem, shared } =
    batch;
  useReceivedFiles(batch.add);
  const rows = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (problem) rows.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    batch.add(event.dataTransfer.files);
  };
  const section = useRef<HTMLElement>(null);
  const save = async () => {
    await batch.save();
    // The button that was pressed goes with the last photo.
    if (document.activeElement === document.body) {
      section.current?.querySelector('input')?.focus();
    }
  };
  const titles = titlesOf(photos, shared);
  const isSaving = publishing !== null;
  const { client } = useServices();
  const isOnline = useIsOnline();
  const waits = !isOnline && client.profile === 'full';
  const ready = waits ? `Kirim nanti: ${ticked.length} foto` : `Simpan ${ticked.length} foto`;
  const saveLabel = !waits && uploading > 0 ? `Menunggu ${uploading} foto…` : ready;
  const numbered = shared.trim()
    ? `Foto tanpa judul sendiri menjadi “${shared.trim()} 1”, “${shared.trim()} 2”, dan seterusnya.`
    : 'Setiap foto yang belum berjudul mendapat judul ini dengan nomor.';

  return (
    <>
      {recovered > 0 && (
        <Notice
          isFramed
          actions={[
            { label: 'Lanjutkan', onClick: batch.addRecovered },
            { label: 'Buang', onClick: batch.discardRecovered },
          ]}
        >
          <strong>{recovered} foto</strong> belum tersimpan.
        </Notice>
      )}
      <section
        ref={section}
        className={classes.batch}
        aria-label="Beberapa foto sekaligus"
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        <div className={classes.start}>
          <IconPhotoPlus size={24} stroke={1.5} aria-hidden />
          <p>Banyak foto? Pilih atau seret sekaligus, lalu beri satu judul untuk semuanya.</p>
          <FileInput
            label="Unggah beberapa foto"
            accept={pictureTypes}
            isMultiple
            onFiles={batch.add}
          />
        </div>
        {photos.length > 0 && (
          <div inert={isSaving}>
            <div className={classes.common}>
              <LineField
                label="Satu judul untuk semua"
                description={numbered}
                value={shared}
                onChange={(event) => batch.setShared(event.currentTarget.value)}
              />
              <CategoryField
                resource="gallery"
                value={batch.category}
                error={errors.category}
                onChange={batch.setCategory}
                description="Untuk semua foto ini."
              />
            </div>
            <div className={classes.all}>
              <SelectAll
                label="Pilih semua foto"
                chosen={ticked.length}
                count={photos.length}
                onToggle={() => batch.tickAll(ticked.length < photos.length)}
              />
              <span role="status">
                {ticked.length} dari {photos.length} foto dipilih
              </span>
            </div>
            <ul className={classes.rows} ref={rows}>
              {photos.map((photo) => (
                <PhotoRow
                  key={photo.id}
                  photo={photo}
                  proposal={photo.title ? '' : (titles.get(photo.id) ?? '')}
                  queue={queue}
                  problem={errors.photos[photo.id] ?? ''}
                  onEdit={(changes) => batch.edit(photo.id, changes)}
                  onRemove={() => batch.remove(photo.id)}
                />
              ))}
            </ul>
          </div>
        )}
        {(photos.length > 0 || problem) && (
          <div className={classes.end} ref={publishHeight}>
            <p className={classes.status} role="status">
              {statusOf(batch, clock)}
            </p>
            <p className={classes.problem} role="alert">
              {problem}
            </p>
            {isSaving && (
              <Button variant="default" onClick={batch.stop}>
                Hentikan
              </Button>
            )}
            <Button
              aria-disabled={isSaving || (uploading > 0 && !waits) || ticked.length === 0}
              onClick={() => void save()}
            >
              {isSaving ? `Menyimpan ${publishing.done} dari ${publishing.all}…` : saveLabel}
            </Button>
          </div>
        )}
      </section>
    </>
  );
}

/** Tells how many photos are refused, however far down they stand, and what the others wait for. */
function statusOf(
  { photos, queue, publishing }: ReturnType<typeof useBulkUpload>,
  clock: Clock,
): string {
  const refused = photos.filter(({ error }) => isRefusedHere(error)).length;
  const until = publishing?.until ?? 0;
  return [
    refused > 0 && `${refused} foto tidak dapat diunggah; sebabnya tertulis di bawahnya.`,
    queue.until > 0 &&
      `${formatWait(queue.until, queue.isOffline, clock)}. Unggahan berlanjut sendiri.`,
    until > 0 && formatWait(until, false, clock),
  ]
    .filter(Boolean)
    .join(' ');
}
