import { isHtml } from '@pesantren/api-client/contract/texts/rich-text';

/** Converts URLs of our own uploads: paths in the database, absolute URLs in the API. */
export type UploadUrls = ReturnType<typeof createUploadUrls>;

/** @param origin the API's public origin, `https://api.sekolah.sch.id`. */
export function createUploadUrls(origin: string) {
  const base = `${origin}/uploads/`;
  return {
    /** `https://api…/uploads/a.jpg` → `/uploads/a.jpg`; foreign URLs stay. */
    toStorage: (url: string) => (url.startsWith(base) ? url.slice(origin.length) : url),

    /** `/uploads/a.jpg` → `https://api…/uploads/a.jpg`; foreign URLs stay. */
    toApi: (url: string) => (url.startsWith('/uploads/') ? origin + url : url),

    /** Makes a path of this provider an absolute URL. */
    absolute: (path: string) => origin + path,

    /** Converts every link and picture of a body. */
    bodyToApi: (body: string) =>
      isHtml(body) ? body.replace(/( (?:src|href)=")\/uploads\//g, `$1${base}`) : body,

    /** Returns the path of a URL on our own host, without its query; null for other hosts and for `''`. */
    ownPath(url: string): string | null {
      if (url === '' || !URL.canParse(url, base)) return null;
      const { host, pathname } = new URL(url, base);
      return host === new URL(base).host ? pathname : null;
    },
  };
}
