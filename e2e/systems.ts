import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A running trio that tests use: both apps against one provider, each on ports of its own. */
export type System = {
  name: 'full' | 'plain' | 'faulty' | 'admin';
  ports: { site: number; admin: number; api: number };
  site: string;
  admin: string;
  /** Base URL of the API, `{api}` of the contract. */
  api: string;
  username: string;
  password: string;
  /** Environment of `start`. */
  env: Record<string, string>;
};

const key = 'kunci-uji';

/** First of the ports that the tests take; another one lets two runs stand side by side. */
const base = Number(process.env.E2E_PORT ?? 3310);

/**
 * `full`: our own provider, seeded. `plain`: a provider without extensions (docs/contract.md#calls).
 * `faulty`: a site that reads the provider of `full` through a proxy that fails on demand.
 * `admin`: as `full`, for the tests that write, so that those that read find the seeded content.
 */
export const systems = {
  full: describeSystem('full', { site: base, admin: base + 1, api: base + 2 }),
  plain: describeSystem('plain', { site: base + 10, admin: base + 11, api: base + 12 }),
  faulty: describeSystem('faulty', { site: base + 20, admin: base + 21, api: base + 22 }),
  admin: describeSystem('admin', { site: base + 30, admin: base + 31, api: base + 32 }),
};

function describeSystem(name: System['name'], ports: System['ports']): System {
  const site = `http://localhost:${ports.site}`;
  const admin = `http://localhost:${ports.admin}`;
  const api = `http://localhost:${ports.api}/api`;
  const [username, password] = ['admin', 'hujan-payung-tikar-senja'];
  const env = {
    SITE_PORT: String(ports.site),
    ADMIN_PORT: String(ports.admin),
    API_PORT: String(ports.api),
    API_URL: api,
    API_KEY: key,
    API_PROFILE: name === 'plain' ? 'plain' : 'full',
    SITE_URL: site,
    ADMIN_URL: admin,
    ADMIN_USERNAME: username,
    ADMIN_PASSWORD: password,
    // All tests together are one address to the provider.
    RATE_LIMIT_FACTOR: '100',
    // Its tests look at how pages show a failure, not at their last good copies.
    PAGE_CACHE_MB: name === 'faulty' ? '0' : '',
    DATA_DIR: join(process.env.E2E_DATA ?? tmpdir(), name),
    // Where none is named, nobody can take a backup.
    BACKUP_URL: name === 'admin' ? join(process.env.E2E_DATA ?? tmpdir(), 'cadangan-uji') : '',
  };
  return { name, ports, site, admin, api, username, password, env };
}
