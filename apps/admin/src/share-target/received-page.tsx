import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { newItemPath, paths } from '../paths.ts';
import { randomId } from '../random-id.ts';
import message from '../shell/message-page.module.css';
import { PageTitle } from '../shell/page-title.tsx';
import { toastFailure } from '../shell/toasts/toast.tsx';
import { kindOf, readReceived } from './received-files.ts';

/** Opens what a phone shared with the app: photos in the batch of the gallery, a PDF in an announcement. */
export function ReceivedPage() {
  const navigate = useNavigate();
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    void readReceived().then((files) => {
      const kinds = files.map(kindOf);
      const others = kinds.filter((kind) => kind === null).length;
      const open = (path: string, state: object) => {
        // As a failure, whose toast stays when the page changes.
        if (others > 0) {
          toastFailure(new Error(`${others} file lain tidak ikut: hanya foto dan PDF.`));
        }
        void navigate(path, { replace: true, state: { ...state, shared: true } });
      };
      if (kinds.includes('image')) open(paths.gallery, {});
      else if (kinds.includes('pdf')) open(newItemPath('announcements'), { form: randomId() });
      else if (files.length > 0) setIsRefused(true);
      else void navigate(paths.articles, { replace: true });
    });
  }, [navigate]);
  if (!isRefused) return null;
  return (
    <section>
      <PageTitle>Tidak dapat dibagikan</PageTitle>
      <h1 className={message.heading}>Video tidak dapat dibagikan ke sini</h1>
      <p>
        Yang dapat dibagikan ke admin: foto dan PDF. Unggah video ke YouTube, lalu tempelkan
        alamatnya di tulisan: pengunjung melihatnya sebagai kartu.
      </p>
      <Link className={message.link} to={newItemPath('articles')}>
        Tulis artikel
      </Link>
    </section>
  );
}
