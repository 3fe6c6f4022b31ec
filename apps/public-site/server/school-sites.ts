import { createTurns } from '@pesantren/api-client/server/concurrency-limit';
import { type Environment, EnvironmentError } from '@pesantren/api-client/server/environment';
import type { Log } from '@pesantren/api-client/server/log';
import { watchProvider } from '@pesantren/api-client/server/provider-state';
import type { School } from '@pesantren/api-client/server/schools/school-list';
import { createSchoolListener } from '@pesantren/api-client/server/schools/school-listener';
import { createChanges } from './caching/changes.ts';
import type { Listener } from './caching/page-cache.ts';
import { readConfig, type ServerConfig } from './config.ts';
import { drawnAtOnce } from './og-images/og-image-routes.ts';
import { createProductionServer } from './production-server.ts';

/**
 * Creates the listener of the sites of many schools, each by its host name (docs/many-schools.md). Each has its share of
 * the page cache. @throws EnvironmentError where the process is asked to have workers.
 */
export function createSchoolSites(root: string, env: Environment, log: Log): Listener {
  const { workers, pageCacheMegabytes } = readConfig(env);
  if (workers > 1) {
    const takes = 'dengan SCHOOLS_DIR jalankan beberapa proses, masing-masing di portnya';
    throw new EnvironmentError('WEB_CONCURRENCY', String(workers), takes);
  }

  const drawTurn = createTurns('og-image', drawnAtOnce);
  async function open({ env: settings }: School, ownLog: Log, count: number) {
    const config: ServerConfig = {
      ...readConfig(settings),
      pageCacheMegabytes: pageCacheMegabytes && Math.max(1, pageCacheMegabytes / count),
    };
    const provider = watchProvider(ownLog, config.apiProfile);
    const reporting = { log: ownLog, measure: () => {} };
    const shared = { changes: createChanges(), drawTurn };
    const site = await createProductionServer(root, config, reporting, provider, shared);
    return { listener: site.listener, close: () => {} };
  }

  return createSchoolListener({ env, log, open, unknown: 'Tidak ada situs di alamat ini' });
}
