import { type ProblemCode, problemCodes } from '@pesantren/api-client/contract/problem';
import type { Context } from 'hono';

/** What people read when a request is refused and nothing more exact is known. */
const words: Record<ProblemCode, string> = {
  'malformed-request': 'Permintaan tidak dapat dibaca.',
  'invalid-key': 'Kunci API tidak ada atau salah.',
  'no-session': 'Sesi Anda sudah berakhir. Silakan masuk kembali.',
  'wrong-credentials': 'Nama pengguna atau kata sandi salah.',
  'wrong-origin': 'Permintaan dari alamat ini tidak diizinkan.',
  'not-found': 'Data tidak ditemukan.',
  'method-not-allowed': 'Metode ini tidak didukung.',
  conflict: 'Data ini bertentangan dengan data yang sudah ada.',
  'changed-meanwhile': 'Data ini sudah diubah oleh orang lain.',
  'too-long': 'Alamat permintaan terlalu panjang.',
  'wrong-host': 'Server ini tidak melayani alamat itu.',
  'too-large': 'Kiriman terlalu besar.',
  'wrong-type': 'Jenis kiriman ini tidak didukung.',
  'invalid-field': 'Ada isian yang belum benar.',
  'too-many-requests': 'Terlalu banyak percobaan. Coba lagi nanti.',
  'internal-error': 'Terjadi kesalahan pada server. Coba lagi nanti.',
  'storage-full': 'Ruang penyimpanan server hampir penuh. Hubungi pengelola situs.',
  unavailable: 'Server sedang sibuk. Coba lagi sebentar lagi.',
};

type Facts = {
  /** In place of the code's usual sentence; Indonesian, for people. */
  message?: string;
  errors?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** The item as it now is, where a change came too late. */
  current?: object;
};

/** A refusal: thrown anywhere, answered by `on-error.ts` in the form of contract section 4. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly errors: Facts['errors'];
  readonly headers: Facts['headers'];
  readonly current: Facts['current'];

  constructor(code: ProblemCode, { message, errors, headers, current }: Facts = {}) {
    super(message ?? words[code]);
    this.code = code;
    this.errors = errors;
    this.headers = headers;
    this.current = current;
  }

  /** Answers a request with this problem. No cache keeps it, whatever was to be answered before. */
  answer(c: Context): Response {
    const { message, code, errors, headers, current } = this;
    // Not as the answer's own: what middleware has set before stands above those.
    c.header('Cache-Control', 'no-store');
    return c.json({ message, code, errors, current }, problemCodes[code], { ...headers });
  }
}

/** The refusal of what the disk has no room for. */
export function diskFull(): Problem {
  const message =
    'Ruang penyimpanan server penuh, jadi perubahan ini tidak disimpan. Hubungi pengelola situs; masuk dan menghapus tetap bisa.';
  return new Problem('storage-full', { message });
}
