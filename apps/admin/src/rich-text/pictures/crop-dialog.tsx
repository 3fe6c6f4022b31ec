import { Button } from '@mantine/core';
import { IconRotateClockwise } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { type PercentCrop, ReactCrop } from 'react-image-crop';
import { AppModal } from '../../shell/dialogs/app-modal.tsx';
import dialog from '../../shell/dialogs/dialog.module.css';
import { useObjectUrl } from '../../writing/files/use-object-url.ts';
import classes from './crop-dialog.module.css';
import { cropImage, rotateImage } from './crop-image.ts';
import 'react-image-crop/dist/ReactCrop.css';

type CropDialogProps = {
  photo: File;
  onDone: (cropped: File) => void;
  onClose: () => void;
};

const whole: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };

/** Names of the handles for screen readers. */
const handles = {
  cropArea: 'Bagian foto yang tetap; geser dengan tombol panah',
  nwDragHandle: 'Sudut kiri atas',
  nDragHandle: 'Sisi atas',
  neDragHandle: 'Sudut kanan atas',
  eDragHandle: 'Sisi kanan',
  seDragHandle: 'Sudut kanan bawah',
  sDragHandle: 'Sisi bawah',
  swDragHandle: 'Sudut kiri bawah',
  wDragHandle: 'Sisi kiri',
};

/** Crops and rotates a photo on this device. */
export function CropDialog({ photo, onDone, onClose }: CropDialogProps) {
  const [file, setFile] = useState(photo);
  const [crop, setCrop] = useState(whole);
  const [isBusy, setIsBusy] = useState(false);
  const source = useObjectUrl(file);
  const isUnchanged = file === photo && crop.width === 100 && crop.height === 100;
  useEffect(() => setFile(photo), [photo]);

  const work = async (act: () => Promise<void>) => {
    setIsBusy(true);
    try {
      await act();
    } finally {
      setIsBusy(false);
    }
  };
  const rotate = () =>
    work(async () => {
      setFile(await rotateImage(file));
      setCrop(whole);
    });
  const done = () => work(async () => onDone(await cropImage(file, crop)));

  return (
    <AppModal
      opened
      onClose={onClose}
      title="Potong dan putar"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <div className={classes.form}>
        <div className={classes.stage}>
          {source && (
            <ReactCrop
              crop={crop}
              onChange={(_pixels, percent) => setCrop(percent)}
              keepSelection
              minWidth={40}
              minHeight={40}
              ariaLabels={handles}
            >
              <img className={classes.picture} src={source} alt="Foto yang dipotong" />
            </ReactCrop>
          )}
        </div>
        <p className={classes.hint}>
          Geser sudut-sudutnya sampai hanya bagian yang perlu yang terang.
        </p>
        <div className={dialog.buttons}>
          <Button
            variant="default"
            leftSection={<IconRotateClockwise size={18} aria-hidden />}
            onClick={() => void rotate()}
          >
            Putar
          </Button>
          <Button variant="default" onClick={onClose}>
            Batal
          </Button>
          <Button aria-disabled={isBusy} onClick={() => (isUnchanged ? onClose() : void done())}>
            Pakai foto ini
          </Button>
        </div>
      </div>
    </AppModal>
  );
}
