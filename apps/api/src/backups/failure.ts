import type { BackupProblem } from '@pesantren/api-client/contract/operating/backup';
import { CommandError } from '../cli/terminal.ts';
import { StorageError } from '../features/upload/storage/storage.ts';

/** The words that people read for each way in which a backup, or its proof, goes wrong. */
const words: Record<BackupProblem, string> = {
  busy: 'Pencadangan atau pemeriksaan lain sedang berjalan.',
  locked: 'Tempat cadangan sedang dipakai server lain.',
  'no-place': 'Tempat cadangan belum ditentukan.',
  'no-program': 'Perlengkapan pencadangan belum terpasang di server.',
  'wrong-key': 'Kunci cadangan tidak cocok dengan tempat cadangannya.',
  'place-away': 'Tempat cadangan tidak dapat dihubungi.',
  'place-unknown': 'Server cadangan bukan yang dikenal: sidik jarinya lain atau belum dipastikan.',
  'place-refused': 'Server cadangan menolak kunci situs ini.',
  'place-empty':
    'Tempat cadangan kosong, padahal pernah berisi cadangan. Mungkin disk cadangan tidak terpasang.',
  'place-full': 'Tempat cadangan penuh.',
  'place-damaged': 'Isi tempat cadangan rusak atau ada yang hilang.',
  'disk-full': 'Ruang server tidak cukup untuk menyiapkan cadangan.',
  'database-away': 'Data sekolah tidak dapat dibaca.',
  'files-away': 'Gambar dan file sekolah tidak dapat dibaca.',
  'lost-file': 'Ada file sekolah yang hilang atau berubah.',
  clock: 'Jam server salah: cadangan terdahulu bertanggal sesudah sekarang.',
  interrupted: 'Terhenti di tengah jalan.',
  'no-room-to-prove': 'Ruang server tidak cukup untuk memeriksa cadangan.',
  'not-whole': 'Cadangan terakhir tidak utuh.',
  'not-starting': 'Situs tidak dapat dijalankan dari cadangan terakhir.',
  failed: 'Tidak selesai karena sebab yang belum dikenal.',
};

/** A backup or its proof that has failed, in words for the school; `detail` is for who looks after the server. */
export class BackupFailure extends CommandError {
  readonly problem: BackupProblem;
  readonly words: string;
  readonly detail: string;

  constructor(problem: BackupProblem, detail = '', more = '') {
    const said = [words[problem], more].filter(Boolean).join(' ');
    super([said, detail && `(${detail})`].filter(Boolean).join(' '));
    this.problem = problem;
    this.words = said;
    this.detail = detail;
  }
}

const noRoom = ['ENOSPC', 'EFBIG', 'EDQUOT'];

/** Names any error as a failure of a backup. */
export function asFailure(error: unknown): BackupFailure {
  if (error instanceof BackupFailure) return error;
  const { code, message, name } = error as { code?: string; message?: string; name?: string };
  const detail = String(message ?? error).split('\n')[0];
  if (error instanceof StorageError) return new BackupFailure('files-away', detail);
  if (name === 'AbortError') return new BackupFailure('interrupted');
  // SQLite's words, where its own file or the copy of it has no room.
  const isFull = noRoom.includes(code ?? '') || /disk is full|disk I\/O/.test(message ?? '');
  return new BackupFailure(isFull ? 'disk-full' : 'failed', detail);
}
