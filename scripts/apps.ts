import { join } from 'node:path';

/** The repository's root folder, absolute. */
export const root = join(import.meta.dirname, '..');

/** One of the three processes: where it lives and how `start` runs and shows it. */
export type App = {
  name: 'api' | 'public-site' | 'admin';
  title: string;
  entry: string;
  /** The address to open, from the environment it was started with. */
  address: (env: NodeJS.ProcessEnv) => string;
  /** Arguments added by `--dev`: Node's watcher, or Vite's middleware. */
  dev: { node: string[]; app: string[] };
};

const apps: readonly App[] = [
  {
    name: 'api',
    title: 'Penyedia',
    entry: 'src/main.ts',
    address: (env) => `http://localhost:${env.API_PORT || 4000}/api`,
    dev: { node: ['--watch'], app: [] },
  },
  {
    name: 'public-site',
    title: 'Situs',
    entry: 'server/main.ts',
    address: (env) => `http://localhost:${env.SITE_PORT || 3000}/`,
    dev: { node: [], app: ['--dev'] },
  },
  {
    name: 'admin',
    title: 'Admin',
    entry: 'server/main.ts',
    address: (env) => `http://localhost:${env.ADMIN_PORT || 3001}/adminsekolah/`,
    dev: { node: [], app: ['--dev'] },
  },
];

/**
 * The apps that the command line names, all three when it names none.
 * @throws Error with a line for people when a name is unknown.
 */
export function appsNamed(names: readonly string[]): readonly App[] {
  const unknown = names.find((name) => !apps.some((app) => app.name === name));
  if (unknown !== undefined) {
    const known = apps.map((app) => app.name).join(', ');
    throw new Error(`Tidak ada aplikasi bernama "${unknown}". Yang ada: ${known}.`);
  }
  return names.length === 0 ? apps : apps.filter((app) => names.includes(app.name));
}
