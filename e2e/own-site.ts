import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { System } from './systems.ts';

export type OwnSite = {
  /** More of its environment. */
  env?: Record<string, string>;
  /** A module that runs before it. */
  module?: string;
};

/**
 * Starts a site of its own on the provider of a system, on a port that no other worker takes.
 * @returns its address, and what ends it.
 */
export async function startSite(system: System, worker: number, { env, module }: OwnSite) {
  // 60 to 99 past the first port of all are theirs alone.
  const port = system.ports.site + 60 + worker;
  const site = `http://localhost:${port}`;
  const child = spawn(
    process.execPath,
    [
      ...(module ? ['--import', `data:text/javascript,${encodeURIComponent(module)}`] : []),
      'server/main.ts',
    ],
    {
      cwd: join(import.meta.dirname, '../apps/public-site'),
      env: { ...process.env, ...system.env, SITE_PORT: `${port}`, SITE_URL: site, ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  const exited = once(child, 'exit').then(() => {
    throw new Error(`The site on port ${port} has ended.`);
  });
  exited.catch(() => {});
  await Promise.race([once(child, 'message'), exited]);
  return {
    site,
    stop: async () => {
      child.kill('SIGTERM');
      await exited.catch(() => {});
    },
  };
}

/** Returns a module that sets the clock of Node to a time, from which it goes on. */
export function clockAt(now: string): string {
  return `
    const ahead = ${Date.parse(now)} - Date.now();
    globalThis.Date = class extends Date {
      constructor(...parts) {
        if (parts.length > 0) super(...parts);
        else super(Date.now());
      }
      static now() {
        return super.now() + ahead;
      }
    };`;
}
