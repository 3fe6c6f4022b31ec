import { boundLists } from '@pesantren/api-client/bounded-lists';
import { serverFetch } from '@pesantren/api-client/server-fetch';

/**
 * Creates the `fetch` that the site reads its provider with. Lists are read up to a limit; the operator is told
 * once when one grows beyond it, and once when it is whole again.
 */
export function createProviderFetch(log: (line: string) => void): typeof fetch {
  const tooLong = new Set<string>();
  return boundLists(serverFetch, (path, isCut) => {
    if (isCut === tooLong.has(path)) return;
    if (isCut) tooLong.add(path);
    else tooLong.delete(path);
    log(
      isCut
        ? `Daftar ${path} dari penyedia terlalu panjang: hanya bagian awalnya dipakai, paling banyak 8 MB dan 5.000 item.`
        : `Daftar ${path} dari penyedia kembali terbaca utuh.`,
    );
  });
}
