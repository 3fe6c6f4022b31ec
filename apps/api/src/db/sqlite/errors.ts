// Primary result codes, https://sqlite.org/rescode.html
const busy = [5, 6];
const full = 13;
const storageFailed = [8, 10, full, 14];

/** True for SQLITE_BUSY and SQLITE_LOCKED: another connection holds the file. */
export function isBusy(error: unknown): boolean {
  return busy.includes(primaryCode(error));
}

/** True for errors worth a retry: busy, read-only, I/O error, disk full, cannot open. */
export function isSqliteUnavailable(error: unknown): boolean {
  return isBusy(error) || storageFailed.includes(primaryCode(error));
}

/** True for SQLITE_FULL: the disk has no room for the write. */
export function isSqliteFull(error: unknown): boolean {
  return primaryCode(error) === full;
}

function primaryCode(error: unknown): number {
  const hasCode = error instanceof Error && 'errcode' in error && typeof error.errcode === 'number';
  return hasCode ? Number(error.errcode) & 0xff : 0;
}
