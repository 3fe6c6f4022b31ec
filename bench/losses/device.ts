import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, openOwnBrowser, type Page } from '../../e2e/own-browser.ts';
import { findBrowser } from '../../scripts/browser.ts';

/** A person's device: a browser whose profile outlives it. */
export type Device = Awaited<ReturnType<typeof ownDevice>>;

/** Who may mount a disk of a size: root on Linux. */
export const canFill = process.getuid?.() === 0;

/** A device with a browser that has never been here, which `isSmall` when its disk is to run full. */
export async function ownDevice(screen: 'phone' | 'desk', isSmall: boolean) {
  const profile = await mkdtemp(join(tmpdir(), 'pesantren-device-'));
  const ballast = join(profile, 'ballast');
  if (isSmall) run('mount', '-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', profile);
  let context = await start();

  async function start(): Promise<BrowserContext> {
    const opened = await openOwnBrowser(profile, screen, findBrowser());
    // The last look before publishing is a matter of its own.
    await opened.addInitScript(() => {
      for (const name of ['penulis', 'redaktur'])
        localStorage.setItem(`adminLastLook ${name}`, 'tidak');
    });
    return opened;
  }

  return {
    context: () => context,

    /** A tab; questions of the browser are answered with leaving. */
    async tab(): Promise<Page> {
      const page = await context.newPage();
      page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
      page.setDefaultTimeout(20_000);
      return page;
    },

    /** Ends all processes of the browser by SIGKILL, and starts it again. */
    async kill(): Promise<void> {
      for (const pid of processesOf(profile)) endHard(pid);
      while (processesOf(profile).length > 0) await pause(20);
      await context.close().catch(() => undefined);
      await rm(join(profile, 'SingletonLock'), { force: true });
      context = await start();
    },

    /**
     * Leaves nothing of the disk, or all. A quota that the browser is told (`Storage.overrideQuotaForOrigin`) refuses
     * IndexedDB nothing in a headless one.
     */
    async fill(isFull: boolean): Promise<void> {
      if (!isFull) return rm(ballast, { force: true });
      const { bavail, bsize } = await statfs(profile);
      await writeFile(ballast, Buffer.alloc(bavail * bsize)).catch(() => undefined);
    },

    async end(): Promise<void> {
      await context.close().catch(() => undefined);
      if (isSmall) run('umount', '-l', profile);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function run(command: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
}

/** The processes that were started with this profile. Reads /proc: Linux. */
function processesOf(profile: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => commandOf(pid).includes(`--user-data-dir=${profile}`))
    .map(Number);
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

function endHard(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile, with its parent.
  }
}
