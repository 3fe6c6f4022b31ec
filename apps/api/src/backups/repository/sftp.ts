import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { CommandError } from '../../cli/terminal.ts';
import { writeWhole } from '../write-whole.ts';

const execute = promisify(execFile);

/** The server of a place `sftp:user@host:/folder` or `sftp://user@host:port//folder`. */
type Server = { host: string; port: string; destination: string };

/** Files of ssh in `DATA_DIR`: the key by which servers know us, and the keys by which we know them. */
const filesIn = (dataDir: string) => ({
  identity: join(dataDir, '.ssh/id_ed25519'),
  known: join(dataDir, '.ssh/known_hosts'),
});

/** In seconds. */
const patience = { connect: 20, alive: 15 };

/**
 * Returns the arguments of ssh for the server of a place, `undefined` for a place of another kind: asked for nothing, it takes no
 * server whose key nobody has confirmed.
 */
export function sshArguments(url: string, dataDir: string): string[] | undefined {
  const server = serverOf(url);
  if (!server) return undefined;
  const { identity, known } = filesIn(dataDir);
  const options = [
    'BatchMode=yes',
    'StrictHostKeyChecking=yes',
    'UpdateHostKeys=no',
    `UserKnownHostsFile="${known}" ~/.ssh/known_hosts`,
    // Else whichever key the account has.
    ...(existsSync(identity) ? [`IdentityFile="${identity}"`] : []),
    `ConnectTimeout=${patience.connect}`,
    `ServerAliveInterval=${patience.alive}`,
    ...(server.port ? [`Port=${server.port}`] : []),
  ];
  return [...options.map((option) => `-o${option}`), '-s', '--', server.destination, 'sftp'];
}

/** Returns the option by which restic runs ssh so. */
export function resticOption(ssh: readonly string[]): string[] {
  const command = ['ssh', ...ssh].map((word) => `'${word}'`).join(' ');
  // It reads the option as a line of CSV.
  return ['-o', `"sftp.command=${command.replaceAll('"', '""')}"`];
}

/** Asks ssh itself why a server cannot be worked with: restic often ends before it has passed that on. */
export async function complaintOf(ssh: readonly string[], timeout: number): Promise<string> {
  const asked = execute('ssh', [...ssh], { timeout });
  asked.child.stdin?.end();
  return asked.then(
    () => '',
    ({ stderr }: { stderr?: string }) => stderr ?? '',
  );
}

/**
 * Lets backups go to the server of a place: makes the key by which it is to know us, where there is none, and takes the server's own
 * key where its fingerprint is the one that somebody has from whom the server belongs to.
 * @param fingerprint `SHA256:…`; `''` only tells what the server shows.
 * @returns what is to be done next, in lines for people.
 * @throws CommandError where the server does not answer, or shows another fingerprint.
 */
export async function meetServer(
  url: string,
  dataDir: string,
  fingerprint: string,
): Promise<string[]> {
  const server = serverOf(url);
  if (!server) throw new CommandError('BACKUP_URL bukan tempat sftp:…');
  const { identity, known } = filesIn(dataDir);
  await mkdir(dirname(identity), { recursive: true, mode: 0o700 });
  if (!existsSync(identity)) {
    await execute('ssh-keygen', [
      '-q',
      '-t',
      'ed25519',
      '-N',
      '',
      '-C',
      'cadangan',
      '-f',
      identity,
    ]);
  }
  const own = (await readFile(`${identity}.pub`, 'utf8')).trim();
  const shown = await scan(server);
  const before = await readFile(known, 'utf8').catch(() => '');
  const lines = before.split('\n').filter((line) => line !== '');
  const isKnown = shown.some(({ line }) => lines.includes(line));
  const ownLines = ['Kunci situs ini, untuk authorized_keys di server cadangan:', own];
  if (fingerprint === '' && isKnown) return ['Server cadangan sudah dikenal.', ...ownLines];
  const confirmed = shown.find((each) => each.fingerprint === fingerprint);
  if (!confirmed && fingerprint !== '')
    throw new CommandError(
      `Server itu menunjukkan sidik jari lain: ${shown.map((each) => each.fingerprint).join(', ')}. Jangan lanjutkan sebelum pemiliknya menjelaskan.`,
    );
  if (!confirmed)
    return [
      'Server itu menunjukkan sidik jari:',
      ...shown.map((each) => `  ${each.fingerprint}`),
      'Bandingkan dengan yang disebut pemiliknya, lalu: snapshots server <sidik jari>',
      ...ownLines,
    ];
  // One key a server: what it had before is not taken any more.
  const name = confirmed.line.split(' ')[0];
  const others = lines.filter((line) => line.split(' ')[0] !== name);
  await writeWhole(known, `${[...others, confirmed.line].join('\n')}\n`);
  return [`Server cadangan dikenal: ${fingerprint}`, ...ownLines];
}

function serverOf(url: string): Server | undefined {
  const [, plain, host = ''] = /^sftp:((?:[\w.+-]+@)?([\w.-]+)):/.exec(url) ?? [];
  if (plain) return { host, port: '', destination: plain };
  const parts = url.startsWith('sftp://') && URL.canParse(url) ? new URL(url) : undefined;
  if (!parts?.hostname || /[^\w.+-]/.test(parts.username)) return undefined;
  const name = parts.hostname.replace(/^\[|\]$/g, '');
  const user = parts.username ? `${parts.username}@` : '';
  return { host: name, port: parts.port, destination: `${user}${name}` };
}

/** Asks a server for its keys. @returns each as a line of `known_hosts`, with its fingerprint. @throws CommandError */
async function scan({ host, port }: Server): Promise<{ line: string; fingerprint: string }[]> {
  const args = ['-T', String(patience.connect), ...(port ? ['-p', port] : []), '--', host];
  const { stdout } = await execute('ssh-keyscan', args).catch(() => ({ stdout: '' }));
  const lines = stdout.split('\n').filter((line) => /^[^#]\S* \S+ \S+$/.test(line));
  if (lines.length === 0) throw new CommandError(`Server ${host} tidak menjawab.`);
  return lines.map((line) => {
    const bytes = Buffer.from(line.split(' ')[2] ?? '', 'base64');
    const hash = createHash('sha256').update(bytes).digest('base64').replace(/=+$/, '');
    return { line, fingerprint: `SHA256:${hash}` };
  });
}
