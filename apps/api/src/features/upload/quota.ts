import type { Deps } from '../../deps.ts';
import { Problem } from '../../http/problem.ts';
import { createStoredFiles } from './stored-files.ts';

const hour = 3_600_000;
/** The age in milliseconds from which an upload no longer counts: unused files go after a day too. */
const window = 24 * hour;

/**
 * Refuses a file that an account has no room for: nobody fills the disk that all share (docs/contract.md#uploads). Files that
 * are deleted no longer count. @throws Problem `too-large`, which says when there is room again
 */
export async function refuseOverQuota(
  { db, now, uploadQuota }: Pick<Deps, 'db' | 'now' | 'uploadQuota'>,
  username: string,
  bytes: number,
): Promise<void> {
  const since = new Date(now().getTime() - window);
  const { total, first } = await createStoredFiles({ db, now }).uploadedSince(username, since);
  if (total + bytes <= uploadQuota) return;
  const rest = first ? Date.parse(first) + window - now().getTime() : window;
  const hours = Math.max(Math.ceil(rest / hour), 1);
  const megabytes = Math.round(uploadQuota / 1_000_000).toLocaleString('id-ID');
  throw new Problem('too-large', {
    message: `Jatah unggahan akun ini, ${megabytes} MB dalam 24 jam, sudah terpakai. Coba lagi dalam ${hours} jam, atau minta pengelola situs menghapus unggahan yang tidak dipakai.`,
    headers: { 'Retry-After': String(Math.max(Math.ceil(rest / 1000), 1)) },
  });
}
