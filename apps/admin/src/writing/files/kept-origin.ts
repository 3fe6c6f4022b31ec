/**
 * Begins the addresses of files that wait on this device: no host can bear the name (RFC 6761), and the service
 * worker answers with the file.
 */
export const keptOrigin = 'https://antrean.invalid';

/** The database of these files in IndexedDB, and its store. */
export const keptFilesDb = ['pesantren-admin-antrean', 'files'] as const;

/** Dispatched on the window when a form has left something to the outbox. */
export const outboxFilled = 'outbox-filled';

/** For a browser that refuses to store more. */
export const deviceFull =
  'Penyimpanan perangkat ini penuh. Hapus beberapa foto atau aplikasi, lalu coba lagi; yang terbuka di sini tetap ada.';
