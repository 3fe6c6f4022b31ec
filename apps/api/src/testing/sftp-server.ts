import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './server-process.ts';

const program = '/usr/sbin/sshd';

/** False where this machine has no such server; its tests are left out then. */
export const hasSshd = existsSync(program);

/** A server of ours that takes files over ssh, as a school rents one. */
export type SftpServer = Awaited<ReturnType<typeof sftpServer>>;

/**
 * Starts OpenSSH's own server on a free port of this machine, for this account, by keys alone.
 */
export async function sftpServer() {
  const folder = await mkdtemp(join(tmpdir(), 'pesantren-sftp-'));
  const port = await freePort();
  const hostKey = join(folder, 'host-key');
  const authorized = join(folder, 'authorized');
  const place = join(folder, 'tempat');
  await mkdir(place);
  // A disk of its own, which a test can fill, where this account may have one.
  const isDisk =
    spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', place], { stdio: 'ignore' })
      .status === 0;
  const filler = join(place, 'pengisi');
  // Where sshd starts as root it wants this folder.
  if (process.getuid?.() === 0) await mkdir('/run/sshd', { recursive: true });
  const settings = join(folder, 'sshd_config');
  await writeFile(
    settings,
    [
      `Port ${port}`,
      'ListenAddress 127.0.0.1',
      `HostKey ${hostKey}`,
      `AuthorizedKeysFile ${authorized}`,
      'PidFile none',
      'StrictModes no',
      'UsePAM no',
      'PasswordAuthentication no',
      'KbdInteractiveAuthentication no',
      'PermitRootLogin prohibit-password',
      'Subsystem sftp internal-sftp',
      'ForceCommand internal-sftp',
      '',
    ].join('\n'),
  );
  await writeFile(authorized, '');
  let child: ChildProcess | undefined;

  async function stop(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }

  /** Starts it again, with another key of its own. */
  async function start(): Promise<void> {
    await stop();
    await rm(hostKey, { force: true });
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', hostKey]);
    child = spawn(program, ['-D', '-e', '-f', settings], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    for await (const line of createInterface({ input: child.stderr as NodeJS.ReadableStream }))
      if (line.includes('Server listening')) break;
  }
  await start();
  return {
    place,
    url: `sftp://${userInfo().username}@127.0.0.1:${port}/${place}`,
    /** As its owner tells it. */
    fingerprint: () =>
      execFileSync('ssh-keygen', ['-lf', `${hostKey}.pub`], { encoding: 'utf8' }).split(' ')[1] ??
      '',
    async allow(dataDir: string): Promise<void> {
      await appendFile(authorized, await readFile(join(dataDir, '.ssh/id_ed25519.pub'), 'utf8'));
    },
    forbid: () => writeFile(authorized, ''),
    isDisk,
    /** Leaves no byte free; `free` undoes it. */
    fill: () => writeFile(filler, new Uint8Array(17_000_000)).catch(() => {}),
    free: () => rm(filler),
    hold: () => child?.kill('SIGSTOP'),
    goOn: () => child?.kill('SIGCONT'),
    renewKey: start,
    stop: async () => {
      await stop();
      if (isDisk) execFileSync('umount', [place]);
      await rm(folder, { recursive: true });
    },
    halt: stop,
  };
}
