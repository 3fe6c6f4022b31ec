import { isHtml } from '@pesantren/api-client/contract/rich-text';

/** Turns the URLs of our own uploads around: paths at rest, absolute on the wire. */
export type UploadUrls = ReturnType<typeof createUploadUrls>;

/** `origin` is the public origin of the API, `https://api.sekolah.sch.id`. */
export function createUploadUrls(origin: string) {
  const base = `${origin}/uploads/`;
  return {
    /** `https://api…/uploads/a.jpg` → `/uploads/a.jpg`; foreign URLs stay. */
    toStorage: (url: string) => (url.startsWith(base) ? url.slice(origin.length) : url),

    /** `/uploads/a.jpg` → `https://api…/uploads/a.jpg`; foreign URLs stay. */
    toApi: (url: string) => (url.startsWith('/uploads/') ? origin + url : url),

    /** The same for every link and picture in a body. */
    bodyToApi: (body: string) =>
      isHtml(body) ? body.replace(/( (?:src|href)=")\/uploads\//g, `$1${base}`) : body,

    /** The path of a URL on our own host, without query; null for one elsewhere and for `''`. */
    ownPath(url: string): string | null {
      if (url === '' || !URL.canParse(url, base)) return null;
      const { host, pathname } = new URL(url, base);
      return host === new URL(base).host ? pathname : null;
    },
  };
}
