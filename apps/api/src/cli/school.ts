import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Environment, EnvironmentError } from '@pesantren/api-client/server/environment';
import {
  createSchoolList,
  frozenFile,
  hostsOf,
  readSchool,
  type School,
  schoolFile,
  schoolName,
} from '@pesantren/api-client/server/schools/school-list';
import { readConfig } from '../config.ts';
import { createDeps } from '../create-deps.ts';
import type { Log } from '../deps.ts';
import { initializeDatabase } from '../jobs/initialize-database.ts';
import { tellReports } from './school-reports.ts';
import { CommandError, type Terminal } from './terminal.ts';

/** Schools are made here, and moved to their place when they are whole. */
const workshop = '.new';

const hostName = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;

/** The foundation's commands on the schools of `SCHOOLS_DIR` (docs/many-schools.md#commands). */
export function schoolCommands(env: Environment, terminal: Terminal, log: Log) {
  const folder = env.SCHOOLS_DIR ?? '';
  const list = () => createSchoolList(env, log);

  function existing(name: string): School {
    const school = list()
      .all()
      .find((one) => one.name === name);
    if (!school) throw new CommandError(`Tidak ada sekolah "${name}" di ${folder}.`);
    return school;
  }

  function requireFreeHosts(name: string, settings: Environment): void {
    const schools = list();
    for (const host of hostsOf(settings)) {
      const other = schools.byHost(host);
      if (other && other.name !== name) {
        throw new CommandError(`Alamat ${host} sudah dipakai sekolah "${other.name}".`);
      }
    }
  }

  return {
    /** Creates a school, empty, with its first account; shows the generated password this once. */
    async create(name: string, host: string): Promise<void> {
      if (!schoolName.test(name)) {
        throw new CommandError('Nama sekolah: huruf kecil, angka, dan tanda hubung.');
      }
      const addresses = addressesOf(host);
      const settings = { ...addresses, API_KEY: randomBytes(24).toString('base64url') };
      requireFreeHosts(name, settings);
      const made = join(folder, workshop, name);
      await rm(made, { recursive: true, force: true });
      await mkdir(made, { recursive: true, mode: 0o750 });
      await writeFile(join(made, schoolFile), linesOf(settings), { mode: 0o640 });
      const config = readConfig(readSchool(join(folder, workshop), name, env).env);
      const { deps, close } = await createDeps(config, log);
      const password = await initializeDatabase(deps, config).finally(close);
      await rename(made, join(folder, name)).catch((error: NodeJS.ErrnoException) => {
        const isTaken = error.code === 'ENOTEMPTY' || error.code === 'EEXIST';
        throw isTaken ? new CommandError(`Sekolah "${name}" sudah ada.`) : error;
      });
      terminal.say(`Sekolah "${name}" siap.\n`);
      terminal.say(`  Situs          ${addresses.SITE_URL}/`);
      terminal.say(`  Admin          ${addresses.ADMIN_URL}/adminsekolah/`);
      terminal.say(`  Nama pengguna  ${config.admin.username}\n  Kata sandi     ${password}`);
      terminal.say('\n  Catat sekarang: kata sandi ini hanya ditampilkan sekali.');
    },

    /** Lists the schools with their addresses. */
    list(): void {
      const schools = list().all();
      for (const { name, env: settings, isFrozen } of schools) {
        terminal.say(`${name}  ${settings.SITE_URL}${isFrozen ? '  dibekukan' : ''}`);
      }
      if (schools.length === 0) terminal.say(`Belum ada sekolah di ${folder}.`);
    },

    /** Tells the report of each school. */
    report(): Promise<void> {
      return tellReports(list().all(), terminal, log);
    },

    /** Gives a school other addresses; running processes follow within a second. */
    async move(name: string, host: string): Promise<void> {
      existing(name);
      const addresses = addressesOf(host);
      requireFreeHosts(name, { ...addresses });
      const path = join(folder, name, schoolFile);
      const written = await readFile(path, 'utf8');
      const kept = written
        .split('\n')
        .filter((line) => !Object.hasOwn(addresses, line.split('=')[0] ?? ''));
      await writeFile(`${path}.new`, linesOf(addresses) + kept.join('\n'), { mode: 0o640 });
      await rename(`${path}.new`, path);
      terminal.say(`Sekolah "${name}" sekarang di ${addresses.SITE_URL}/`);
    },

    /** Freezes a school, or lets it go on: who reads sees no difference, nobody changes anything. */
    async freeze(name: string, isOff: boolean): Promise<void> {
      existing(name);
      const path = join(folder, name, frozenFile);
      if (isOff) await rm(path, { force: true });
      else await writeFile(path, '');
      terminal.say(`Sekolah "${name}" ${isOff ? 'berjalan lagi' : 'dibekukan'}.`);
    },
  };
}

/** The addresses of a school whose site has a host name. @throws EnvironmentError when it is none. */
function addressesOf(host: string) {
  if (!hostName.test(host)) {
    throw new EnvironmentError('--host', host, 'isi dengan nama host, misalnya www.sekolah.sch.id');
  }
  const domain = host.replace(/^www\./, '');
  return {
    SITE_URL: `https://${host}`,
    ADMIN_URL: `https://admin.${domain}`,
    API_URL: `https://api.${domain}/api`,
  };
}

function linesOf(settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}
