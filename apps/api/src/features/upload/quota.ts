import type { Deps } from '../../deps.ts';
import { Problem } from '../../http/problem.ts';
import { createStoredFiles } from './stored-files.ts';

const hour = 3_600_000;
/** The age in milliseconds from which an upload no longer counts: unused files go after a day too. */
const window = 24 * hour;

type Quotas = Pick<Deps, 'db' | 'now' | 'uploadQuota' | 'uploadsTotal'>;

const megabytes = (bytes: number) => Math.round(bytes / 1_000_000).toLocaleString('id-ID');

/**
 * Refuses a file that its account or its school has no room for: neither fills the disk that all share
 * (docs/contract.md#uploads). Files that are deleted no longer count.
 * @throws Problem `too-large`, which says when there is room again, or who gives more
 */
export async function refuseOverQuota(
  { db, now, uploadQuota, uploadsTotal }: Quotas,
  username: string,
  bytes: number,
): Promise<void> {
  const stored = createStoredFiles({ db, now });
  // A school by itself has no such limit, and sums nothing.
  if (Number.isFinite(uploadsTotal) && (await stored.bytes()) + bytes > uploadsTotal)
    throw schoolIsFull(uploadsTotal);
  const since = new Date(now().getTime() - window);
  const { total, first } = await stored.uploadedSince(username, since);
  if (total + bytes <= uploadQuota) return;
  const rest = first ? Date.parse(first) + window - now().getTime() : window;
  const hours = Math.max(Math.ceil(rest / hour), 1);
  throw new Problem('too-large', {
    message: `Jatah unggahan akun ini, ${megabytes(uploadQuota)} MB dalam 24 jam, sudah terpakai. Coba lagi dalam ${hours} jam, atau minta pengelola situs menghapus unggahan yang tidak dipakai.`,
    headers: { 'Retry-After': String(Math.max(Math.ceil(rest / 1000), 1)) },
  });
}

function schoolIsFull(uploadsTotal: number): Problem {
  return new Problem('too-large', {
    message: `Tempat unggahan sekolah ini, ${megabytes(uploadsTotal)} MB, sudah penuh. Hapus foto atau dokumen yang tidak dipakai lagi, atau minta yayasan menambah tempatnya.`,
  });
}
