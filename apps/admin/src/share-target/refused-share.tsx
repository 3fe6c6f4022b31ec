import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { newItemPath, paths } from '../paths.ts';
import message from '../shell/errors/message-page.module.css';
import { PageTitle } from '../shell/page-title.tsx';
import type { Refusal } from './received-files.ts';

type RefusedShareProps = {
  /** The refusal as the address says it. */
  reason: string | null;
  /** The number of files that are neither photo nor PDF. */
  others: number;
  /** True where nothing else is on the page. */
  isAlone: boolean;
};

/** Says why something that was shared with the app is not there, and what to do instead. */
export function RefusedShare({ reason, others, isAlone }: RefusedShareProps) {
  if (reason === ('situs-lain' satisfies Refusal)) {
    return (
      <Words isAlone={isAlone} heading="Kiriman dari situs lain tidak diterima">
        <p>
          Sebuah situs lain mencoba memasukkan file ke admin. Tidak ada yang disimpan. Foto Anda
          sendiri: bagikan dari galeri ponsel atau WhatsApp, atau pilih di Galeri.
        </p>
        <Link className={message.link} to={paths.gallery}>
          Buka Galeri
        </Link>
      </Words>
    );
  }
  if (reason === ('belum-siap' satisfies Refusal)) {
    return (
      <Words isAlone={isAlone} heading="Kiriman tidak sampai">
        <p>
          Admin di perangkat ini tadi belum siap menerimanya, dan tidak ada yang disimpan. Kalau
          Anda yang membagikannya, bagikan sekali lagi. Kalau tetap tidak sampai, pilih fotonya di
          Galeri.
        </p>
        <Link className={message.link} to={paths.gallery}>
          Buka Galeri
        </Link>
      </Words>
    );
  }
  if (reason === ('penuh' satisfies Refusal)) {
    return (
      <Words isAlone={isAlone} heading="Perangkat ini penuh">
        <p>
          Yang dibagikan tidak tersimpan. Hapus beberapa foto atau aplikasi di perangkat ini, lalu
          bagikan sekali lagi.
        </p>
      </Words>
    );
  }
  return (
    <Words isAlone={isAlone} heading={`${others} file tidak ikut: hanya foto dan PDF`}>
      <p>
        Video: unggah ke YouTube, lalu tempelkan alamatnya di tulisan; pengunjung melihatnya sebagai
        kartu. Dokumen lain: simpan sebagai PDF, lalu bagikan PDF itu.
      </p>
      <Link className={message.link} to={newItemPath('articles')}>
        Tulis artikel
      </Link>
    </Words>
  );
}

type WordsProps = { isAlone: boolean; heading: string; children: ReactNode };

function Words({ isAlone, heading, children }: WordsProps) {
  const Heading = isAlone ? 'h1' : 'h2';
  return (
    <section>
      {isAlone && <PageTitle>Tidak dapat dibagikan</PageTitle>}
      <Heading className={message.heading}>{heading}</Heading>
      {children}
    </section>
  );
}
