import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Deps } from '../../deps.ts';
import type { Env } from '../../http/env.ts';
import { Problem } from '../../http/problem.ts';
import { uploadName } from './upload-folder.ts';

/** `GET /uploads/…`: files that no browser runs, whatever is in them (reliability section 4). */
export function serveUploads({ uploads }: Deps) {
  const describe = createMiddleware(async (c, next) => {
    const name = uploadName(c.req.path);
    const stats = name && (await stat(join(uploads.path, name)).catch(() => null));
    if (!stats) throw new Problem('not-found');
    const etag = `"${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}"`;
    // The school may replace its own pictures; uploads never change under their random names.
    const caching = name.startsWith('situs/') ? 'max-age=300' : 'max-age=31536000, immutable';
    c.header('ETag', etag);
    c.header('Cache-Control', `public, ${caching}`);
    c.header('Content-Security-Policy', "default-src 'none'; sandbox");
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    if (c.req.header('If-None-Match')?.includes(etag)) return c.body(null, 304);
    c.header('Accept-Ranges', 'bytes');
    if (name.endsWith('.pdf')) c.header('Content-Disposition', 'attachment');
    return next();
  });

  const send = serveStatic<Env>({
    root: uploads.path,
    rewriteRequestPath: (path) => path.replace(/^\/uploads\//, ''),
  });
  return new Hono<Env>().get('/*', describe, send);
}
