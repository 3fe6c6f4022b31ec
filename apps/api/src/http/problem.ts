import { type ProblemCode, problemCodes } from '@pesantren/api-client/contract/problem';
import type { Context } from 'hono';

/** The default message of each code. */
const messages: Record<ProblemCode, string> = {
  'malformed-request': 'Permintaan tidak dapat dibaca.',
  'invalid-key': 'Kunci API tidak ada atau salah.',
  'no-session': 'Anda perlu masuk lagi.',
  'wrong-credentials': 'Nama pengguna atau kata sandi salah.',
  'not-allowed': 'Akun Anda tidak boleh melakukan ini. Mintalah redaktur atau pengelola.',
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

type ProblemDetails = {
  /** Replaces the code's default message; Indonesian, for people. */
  message?: string;
  errors?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** The current item, where a change came too late. */
  current?: object;
};

/** A refusal, thrown anywhere; `on-error.ts` turns it into a response (docs/contract.md#errors). */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly errors: ProblemDetails['errors'];
  readonly headers: ProblemDetails['headers'];
  readonly current: ProblemDetails['current'];

  constructor(code: ProblemCode, { message, errors, headers, current }: ProblemDetails = {}) {
    super(message ?? messages[code]);
    this.code = code;
    this.errors = errors;
    this.headers = headers;
    this.current = current;
  }

  /** Responds with this problem, which no cache may store. */
  answer(c: Context): Response {
    const { message, code, errors, headers, current } = this;
    // Set on the context: a header that middleware has set there wins over one of the response.
    c.header('Cache-Control', 'no-store');
    return c.json({ message, code, errors, current }, problemCodes[code], { ...headers });
  }

  /** Responds with this problem where no app is there to do it. */
  toResponse(): Response {
    const { message, code, headers } = this;
    return Response.json(
      { message, code },
      { status: problemCodes[code], headers: { ...headers } },
    );
  }
}

/** Refuses a write for want of disk space. */
export function diskFull(): Problem {
  const message =
    'Ruang penyimpanan server penuh, jadi perubahan ini tidak disimpan. Hubungi pengelola situs; masuk dan menghapus tetap bisa.';
  return new Problem('storage-full', { message });
}

/** Refuses what the disk does not do, read-only after a fault or failing: a write, or a request that only reads. */
export function diskFailed({ isRead }: { isRead: boolean }): Problem {
  const message = isRead
    ? 'Server tidak dapat membaca disknya. Hubungi pengelola situs.'
    : 'Server tidak dapat menulis ke disknya, jadi perubahan ini tidak disimpan. Hubungi pengelola situs.';
  return new Problem('unavailable', { message, headers: { 'Retry-After': '60' } });
}

/** Refuses what a damaged database cannot read, and every write from then on. */
export function databaseDamaged(): Problem {
  const message =
    'Basis data di server rusak atau hilang, jadi perubahan tidak disimpan. Hubungi pengelola situs.';
  return new Problem('unavailable', { message });
}

/** Returns what was found. @throws Problem `not-found` with the message `missing` */
export function orNotFound<Item>(item: Item | undefined, missing: string): Item {
  if (item === undefined) throw new Problem('not-found', { message: missing });
  return item;
}
