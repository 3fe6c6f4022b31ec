/** The database's file is damaged, or no longer the one that was opened: what is written now would be lost. */
export class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError';
}
