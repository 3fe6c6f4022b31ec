import { photosAtOnce } from '@pesantren/content/limits';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { newItemPath, paths } from '../paths.ts';
import { useRouter } from '../services.ts';
import message from '../shell/errors/message-page.module.css';
import { PageTitle } from '../shell/page-title.tsx';
import { toastWarning } from '../shell/toasts/toast.tsx';
import { randomId } from '../writing/random-id.ts';
import {
  dropReceived,
  kindOf,
  parameters,
  type ReceivedFile,
  readReceived,
} from './received-files.ts';
import { ReceivedGroup } from './received-group.tsx';
import { RefusedShare } from './refused-share.tsx';
import type { AcceptedState } from './use-received-files.ts';

/** Asks about what another app has sent: accepted, photos go to the batch of the gallery, a PDF to a new announcement. */
export function ReceivedPage() {
  const navigate = useNavigate();
  const router = useRouter();
  const [query] = useSearchParams();
  const [received, setReceived] = useState<readonly ReceivedFile[] | null>(null);
  useEffect(() => {
    void readReceived().then(setReceived);
  }, []);
  if (!received) return null;

  const refusal = query.get(parameters.refusal);
  const others = Number(query.get(parameters.others));
  if (received.length === 0 && (refusal || others > 0)) {
    return <RefusedShare reason={refusal} others={others} isAlone />;
  }
  if (received.length === 0) return <Navigate to={paths.articles} replace />;

  const photos = received.filter(({ file }) => kindOf(file) === 'image');
  const pdfs = received.filter(({ file }) => kindOf(file) === 'pdf');
  const sent = countInWords(photos.length, pdfs.length);
  const accept = (files: readonly ReceivedFile[], path: string) => {
    const state: AcceptedState = { received: files.map(({ id }) => id) };
    const left = (group: readonly ReceivedFile[]) =>
      group.filter((each) => !files.includes(each)).length;
    const rest = countInWords(left(photos), left(pdfs));
    if (rest) {
      // By the router: this page has gone by then.
      const look = () => void router.navigate(paths.shared);
      toastWarning(`${rest} lagi belum diterima.`, 'Lihat', look);
    }
    void navigate(path, { replace: true, state: { ...state, form: randomId() } });
  };
  const discard = (files: readonly ReceivedFile[]) => {
    void dropReceived(files.map(({ id }) => id));
    setReceived(received.filter((each) => !files.includes(each)));
  };

  return (
    <section>
      <PageTitle>Kiriman aplikasi lain</PageTitle>
      <h1 className={message.heading}>Aplikasi lain mengirim {sent}. Terima?</h1>
      <p>Belum ada yang diunggah. Kalau bukan Anda yang baru saja membagikannya, pilih Buang.</p>
      {photos.length > 0 && (
        <ReceivedGroup
          label={`${photos.length} foto`}
          destination="ke Galeri, untuk diberi judul sebelum disimpan"
          files={photos}
          onAccept={() => accept(photos.slice(0, photosAtOnce), paths.gallery)}
          onDiscard={() => discard(photos)}
        />
      )}
      {pdfs.map((pdf) => (
        <ReceivedGroup
          key={pdf.id}
          label={pdf.file.name}
          destination="menjadi pengumuman baru, untuk dilengkapi sebelum disimpan"
          files={[pdf]}
          onAccept={() => accept([pdf], newItemPath('announcements'))}
          onDiscard={() => discard([pdf])}
        />
      ))}
      {(refusal || others > 0) && <RefusedShare reason={refusal} others={others} isAlone={false} />}
    </section>
  );
}

/** `2 foto dan 1 PDF`; `''` for none. */
function countInWords(photos: number, pdfs: number): string {
  return [photos > 0 && `${photos} foto`, pdfs > 0 && `${pdfs} PDF`].filter(Boolean).join(' dan ');
}
