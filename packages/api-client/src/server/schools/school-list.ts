import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import {
  type Environment,
  EnvironmentError,
  readApiHosts,
  readHttpUrl,
  refuseMisspelt,
  schoolVariables,
} from '../environment.ts';
import type { Log } from '../log.ts';

/** One of the schools that a process serves: a folder of `SCHOOLS_DIR` (docs/many-schools.md#a-folder-a-school). */
export type School = {
  /** The folder's name. */
  name: string;
  /** Its environment, as a process of its own would have it. */
  env: Environment;
  /** The host names of its site, its admin and its provider. */
  hosts: readonly string[];
  /** Changes with each change of its settings. */
  version: string;
  /** True while the foundation lets nobody change anything. */
  isFrozen: boolean;
};

/** The file of a school's environment, in its folder. */
export const schoolFile = 'school.env';

/** A file that freezes a school while it lies in its folder. */
export const frozenFile = 'frozen';

/** The names that folders of schools may have: they stand in logs, commands and paths. */
export const schoolName = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** In milliseconds: the folders are looked at no more often. */
const freshFor = 1_000;

/** The schools of `SCHOOLS_DIR`, as its folders are at the moment. */
export type SchoolList = {
  all: () => School[];
  /** Returns the school that a host name leads to. */
  byHost: (host: string) => School | undefined;
};

/**
 * Lists the schools of a folder. A school whose settings cannot be used is logged and left out: the others go on.
 * @throws EnvironmentError naming both when two have one host, or when there is no such folder.
 */
export function createSchoolList(
  env: Environment,
  log: Log,
  now = () => performance.now(),
): SchoolList {
  const folder = env.SCHOOLS_DIR ?? '';
  if (!existsSync(folder)) {
    throw new EnvironmentError('SCHOOLS_DIR', folder, 'isi dengan folder yang ada');
  }
  const read = new Map<string, School>();
  let versions = new Map<string, string>();
  let hosts = new Map<string, School>();
  let readAt = now();

  function refresh(): void {
    readAt = now();
    const before = versions;
    versions = versionsIn(folder);
    const gone = [...before.keys()].filter((name) => !versions.has(name));
    const changed = [...versions.keys()].filter((name) => before.get(name) !== versions.get(name));
    if (gone.length === 0 && changed.length === 0) return;
    for (const name of [...gone, ...changed]) read.delete(name);
    for (const name of changed) {
      try {
        read.set(name, readSchool(folder, name, env));
      } catch (error) {
        log({ event: 'school-refused', school: name, error: (error as Error).message });
      }
    }
    hosts = byHosts(read.values());
  }

  refresh();
  const current = () => {
    if (now() - readAt < freshFor) return;
    try {
      refresh();
    } catch (error) {
      // What was served is served on: people are told, and mend it.
      log({ event: 'schools-refused', error: (error as Error).message });
    }
  };
  return {
    all() {
      current();
      return [...read.values()];
    },
    byHost(host) {
      current();
      return hosts.get(host.replace(/:\d+$/, '').toLowerCase());
    },
  };
}

/** Reads the settings of one school. @throws EnvironmentError naming the variable that cannot be used. */
export function readSchool(folder: string, name: string, processEnv: Environment): School {
  if (!schoolName.test(name)) {
    throw new EnvironmentError(
      'SCHOOLS_DIR',
      name,
      'nama folder: huruf kecil, angka, tanda hubung',
    );
  }
  const path = join(folder, name);
  const settings = parseEnv(readFileSync(join(path, schoolFile), 'utf8'));
  refuseMisspelt(settings);
  const foreign = Object.keys(settings).find((variable) => !schoolVariables.includes(variable));
  if (foreign) throw new EnvironmentError(foreign, '…', `bukan setelan satu sekolah (${name})`);
  for (const variable of ['API_URL', 'SITE_URL', 'ADMIN_URL', 'API_KEY']) {
    if (!settings[variable]) throw new EnvironmentError(variable, '', `isi di ${name}`);
  }
  const shared = Object.entries(processEnv).filter(
    ([variable]) => !schoolVariables.includes(variable),
  );
  return {
    name,
    env: { SEED: 'none', ...Object.fromEntries(shared), ...settings, DATA_DIR: join(path, 'data') },
    hosts: hostsOf(settings),
    version: versionOf(path),
    isFrozen: existsSync(join(path, frozenFile)),
  };
}

/** Returns the versions of the folders that hold a school, by their names. */
function versionsIn(folder: string): Map<string, string> {
  const names = readdirSync(folder).filter(
    (name) => !name.startsWith('.') && existsSync(join(folder, name, schoolFile)),
  );
  return new Map(names.map((name) => [name, versionOf(join(folder, name))]));
}

function versionOf(path: string): string {
  const { mtimeMs, size, ino } = statSync(join(path, schoolFile));
  return [mtimeMs, size, ino, existsSync(join(path, frozenFile))].join(' ');
}

/** Returns the host names of a school's settings, without ports. @throws EnvironmentError */
export function hostsOf(env: Environment): string[] {
  const urls = ['SITE_URL', 'ADMIN_URL'].map((name) => new URL(readHttpUrl(env, name, '')));
  return [...new Set([...urls.map(({ hostname }) => hostname), ...readApiHosts(env)])];
}

function byHosts(schools: Iterable<School>): Map<string, School> {
  const hosts = new Map<string, School>();
  for (const school of schools) {
    for (const host of school.hosts) {
      const other = hosts.get(host);
      if (other) {
        const takes = `dua sekolah memakainya: ${other.name} dan ${school.name}`;
        throw new EnvironmentError('SCHOOLS_DIR', host, takes);
      }
      hosts.set(host, school);
    }
  }
  return hosts;
}
