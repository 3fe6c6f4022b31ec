// Primary result codes, https://sqlite.org/rescode.html
const busy = [5, 6];
const full = 13;
const storageFailed = [8, 10, full, 14];

/** Whether another process holds the file: trying again may help. */
export function isBusy(error: unknown): boolean {
  return busy.includes(primaryCode(error));
}

/** Whether the database cannot write now (busy, read-only, I/O error, disk full, cannot open). */
export function isSqliteUnavailable(error: unknown): boolean {
  return isBusy(error) || storageFailed.includes(primaryCode(error));
}

/** Whether the disk has no room for what was to be written. */
export function isSqliteFull(error: unknown): boolean {
  return primaryCode(error) === full;
}

function primaryCode(error: unknown): number {
  const known = error instanceof Error && 'errcode' in error && typeof error.errcode === 'number';
  return known ? Number(error.errcode) & 0xff : 0;
}
