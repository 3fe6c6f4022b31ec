import { resourceNames, resources } from '@pesantren/api-client/resources';
import { Hono } from 'hono';
import type { Deps } from './deps.ts';
import { createAccountRoutes } from './features/accounts/routes.ts';
import { createCallerIdentifier } from './features/admin/device-cookie.ts';
import { createAdminRoutes } from './features/admin/routes.ts';
import { createSessions } from './features/admin/sessions.ts';
import { createBackupRoutes } from './features/backups/routes.ts';
import { createCalendarRoutes } from './features/calendar/routes.ts';
import { createHealthRoutes } from './features/health/routes.ts';
import { createOpenApiRoutes } from './features/openapi/routes.ts';
import { createPictureRoutes } from './features/pictures/routes.ts';
import { createPreviewRoutes } from './features/publication/preview-routes.ts';
import { createRequestRoutes } from './features/publication/request-routes.ts';
import { createPushRoutes } from './features/push/routes.ts';
import { tellWriters } from './features/push/tell-writers.ts';
import { createApplicantRoutes } from './features/registrations/applicant-routes.ts';
import { createOfficeRoutes } from './features/registrations/office-routes.ts';
import { createReportRoutes } from './features/report/routes.ts';
import { createVisitRoutes } from './features/report/visit-routes.ts';
import { createSchoolRoutes } from './features/school/routes.ts';
import { createSearchRoutes } from './features/search/routes.ts';
import { createPhotoRoutes, servePhotos } from './features/students/photo-routes.ts';
import { createStudentRoutes } from './features/students/routes.ts';
import { createUploadRoutes } from './features/upload/routes.ts';
import { serveUploads } from './features/upload/serve-uploads.ts';
import { StorageError } from './features/upload/storage/storage.ts';
import { compressLists } from './http/compress-lists.ts';
import { conditionalReads } from './http/etag.ts';
import { requireAllowedHost } from './http/guards/allowed-hosts.ts';
import { requireApiKey } from './http/guards/api-key.ts';
import { cors } from './http/guards/cors.ts';
import { requireAdminOrigin, requireContentType } from './http/guards/csrf.ts';
import { requireDiskSpace } from './http/guards/disk-space.ts';
import { refuseWhileFrozen } from './http/guards/frozen.ts';
import { limitCalls, limitWrites } from './http/guards/limit-requests.ts';
import { requireSessionToWrite } from './http/guards/session.ts';
import { limitBody } from './http/input.ts';
import { methodNotAllowed, onError } from './http/on-error.ts';
import { Problem } from './http/problem.ts';
import { clientAddress, type Env, requestId } from './http/request-context.ts';
import { logRequests } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createResourceRoutes } from './resources/routes.ts';

/** Largest JSON body, in bytes (docs/reliability.md#settings-sizes). */
const maxJson = 1_048_576;

/** Largest import of pupils, in bytes: a CSV of 2 MB grows by the names of its fields. */
const maxImport = 4 * maxJson;

/** Creates the whole provider as one function Request → Response. The order matters: guards stand before routes. */
export function createApp(deps: Deps): Hono<Env> {
  const api = new Hono<Env>()
    .use(cors(deps.adminOrigin, deps.siteOrigin), clientAddress(deps.trustedProxies))
    .use('/:list{.+\\.php}', compressLists)
    .use(requireApiKey(deps.apiKey, deps.limits), refuseWhileFrozen(deps.isFrozen))
    // Before the guards of sessions: who registers has none, nor has who visits.
    .route('/registrations.php', createApplicantRoutes(deps))
    .route('/visits.php', createVisitRoutes(deps))
    .use(requireAdminOrigin(deps.adminOrigin, deps.limits))
    .use(limitCalls(deps.limits, createCallerIdentifier(deps)), conditionalReads)
    .use('/admin.php/*', requireDiskSpace(deps.disk))
    .route('/admin.php', createAdminRoutes(deps))
    .use(requireSessionToWrite(createSessions(deps)), requireDiskSpace(deps.disk))
    .use('/upload.php', limitWrites(deps.limits, 'upload'))
    .route('/upload.php', createUploadRoutes(deps))
    .route('/students.php', createPhotoRoutes(deps))
    .use(
      requireContentType('json'),
      limitBody(maxJson, { '/api/students.php/import': maxImport }),
      limitWrites(deps.limits, 'write'),
    )
    .route('/school.php', createSchoolRoutes(deps))
    .route('/search.php', createSearchRoutes(deps))
    .route('/calendar.php', createCalendarRoutes(deps))
    .route('/requests.php', createRequestRoutes(deps))
    .route('/pictures.php', createPictureRoutes(deps))
    .route('/push.php', createPushRoutes(deps))
    .route('/backups.php', createBackupRoutes(deps))
    .route('/report.php', createReportRoutes(deps))
    .route('/accounts.php', createAccountRoutes(deps))
    .route('/preview.php', createPreviewRoutes(deps))
    .route('/registrations.php', createOfficeRoutes(deps))
    .route('/students.php', createStudentRoutes(deps))
    .use(tellWriters(deps));
  for (const name of resourceNames)
    api.route(resources[name].path, createResourceRoutes(deps, name));

  const app = new Hono<Env>();
  return app
    .onError(onError(deps, (error) => error instanceof StorageError))
    .notFound((c) => new Problem('not-found').answer(c))
    .use(
      requestId,
      logRequests(deps),
      securityHeaders,
      requireAllowedHost(deps.hosts),
      methodNotAllowed(app),
    )
    .route('/', createHealthRoutes(deps))
    .route('/uploads', serveUploads(deps))
    .route(
      '/api',
      createOpenApiRoutes(deps, () => app),
    )
    .route('/api/students.php', servePhotos(deps))
    .route('/api', api);
}
