import { Hono } from 'hono';
import type { Deps } from './deps.ts';
import { createAchievementRoutes } from './features/achievements/routes.ts';
import { createCallerIdentifier } from './features/admin/device-cookie.ts';
import { createAdminRoutes } from './features/admin/routes.ts';
import { createSessions } from './features/admin/sessions.ts';
import { createAnnouncementRoutes } from './features/announcements/routes.ts';
import { createArticleRoutes } from './features/articles/routes.ts';
import { createCarouselRoutes } from './features/carousel/routes.ts';
import { createGalleryRoutes } from './features/gallery/routes.ts';
import { createHealthRoutes } from './features/health/routes.ts';
import { createOpenApiRoutes } from './features/openapi/routes.ts';
import { createUploadRoutes } from './features/upload/routes.ts';
import { serveUploads } from './features/upload/serve-uploads.ts';
import { apiKey } from './http/api-key.ts';
import { bodyLimit } from './http/body-limit.ts';
import { clientAddress } from './http/client-address.ts';
import { conditionalReads } from './http/conditional-reads.ts';
import { contentType } from './http/content-type.ts';
import { cors } from './http/cors.ts';
import { diskRoom } from './http/disk-room.ts';
import type { Env } from './http/env.ts';
import { keepAnswers } from './http/keep-answers.ts';
import { type KeptAnswers, keptAnswers } from './http/kept-answers.ts';
import { limitCalls, limitWrites } from './http/limit.ts';
import { methodNotAllowed } from './http/method-not-allowed.ts';
import { observe } from './http/observe.ts';
import { onError } from './http/on-error.ts';
import { origin } from './http/origin.ts';
import { ownAddress } from './http/own-address.ts';
import { Problem } from './http/problem.ts';
import { requestId } from './http/request-id.ts';
import { securityHeaders } from './http/security-headers.ts';
import { sessionToWrite } from './http/session.ts';

/** Largest JSON body, in bytes (reliability section 4). */
const maxJson = 1_048_576;

/**
 * The whole provider as one function Request → Response. Order is the rule: guards stand before routes.
 * @param kept takes the answers that a listener before it may send again.
 */
export function createApp(deps: Deps, kept: KeptAnswers = keptAnswers()): Hono<Env> {
  const api = new Hono<Env>()
    .use(cors(deps.adminOrigin, deps.siteOrigin), clientAddress(deps.trustedProxies))
    .use(apiKey(deps.apiKey, deps.limits), origin(deps.adminOrigin, deps.limits))
    .use(limitCalls(deps.limits, createCallerIdentifier(deps)), conditionalReads)
    .use('/admin.php/*', diskRoom(deps.disk))
    .route('/admin.php', createAdminRoutes(deps))
    .use(sessionToWrite(createSessions(deps)), diskRoom(deps.disk))
    .use('/upload.php', limitWrites(deps.limits, 'upload'))
    .route('/upload.php', createUploadRoutes(deps))
    .use(contentType('json'), bodyLimit(maxJson), limitWrites(deps.limits, 'write'))
    .route('/articles.php', createArticleRoutes(deps))
    .route('/announcements.php', createAnnouncementRoutes(deps))
    .route('/prestasi.php', createAchievementRoutes(deps))
    .route('/carousel_images.php', createCarouselRoutes(deps))
    .route('/gallery_items.php', createGalleryRoutes(deps));

  const app = new Hono<Env>();
  return app
    .onError(onError(deps))
    .notFound((c) => new Problem('not-found').answer(c))
    .use(
      keepAnswers(kept),
      requestId,
      observe(deps),
      securityHeaders,
      ownAddress(deps.hosts),
      methodNotAllowed(app),
    )
    .route('/', createHealthRoutes(deps))
    .route('/uploads', serveUploads(deps))
    .route('/api', createOpenApiRoutes(deps))
    .route('/api', api);
}
