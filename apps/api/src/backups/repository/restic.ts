import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import type { BackupProblem } from '@pesantren/api-client/contract/operating/backup';
import { BackupFailure } from '../failure.ts';
import { complaintOf, resticOption } from './sftp.ts';

/**
 * The place of a repository of restic: its address as restic knows it, the file with its key, a folder for its cache, and the
 * arguments of ssh where it is reached by that.
 */
export type Location = { url: string; keyFile: string; cacheDir: string; ssh?: readonly string[] };

export type Options = {
  cwd?: string;
  /** Milliseconds until it is given up: restic itself never stops trying. */
  deadline: number;
  signal?: AbortSignal;
  /** Receives each line of standard output; without it all of them are returned. */
  onLine?: (line: string) => void;
};

/** The words in which restic reports that ssh does not reach the server. */
const noSession = /unable to start the sftp session/;

/** The words in which restic, from release 0.14 on, reports each failure. */
const told: readonly [RegExp, BackupProblem][] = [
  [/executable file not found/, 'no-program'],
  // ssh's own words, which restic passes on.
  [/Host key verification failed|host key .* changed/i, 'place-unknown'],
  [/Permission denied \((?:publickey|[\w,-]+)\)/, 'place-refused'],
  [noSession, 'place-away'],
  [/already locked/i, 'locked'],
  [/wrong password|no key found/i, 'wrong-key'],
  // Of a server of files over ssh the second: it says no more of a disk that is full.
  [
    /no space left|Write: sftp: "Failure"|file too large|quota exceeded|EntityTooLarge|SIGXFSZ/i,
    'place-full',
  ],
  [
    /ciphertext verification failed|invalid data returned|invalid.*(?:hash|ID)|pack .* (?:size|not)|hash mismatch|does not (?:exist|match)|error for tree|unexpected EOF|Fatal: (?:load|number of)|repository contains errors|not found in index|LoadBlob|EOF/i,
    'place-damaged',
  ],
  [
    /connection refused|no such host|timeout|timed out|no route|reset by peer|unreachable|ssh|AccessDenied|InvalidAccessKey|SignatureDoesNotMatch|bucket|permission denied|input\/output/i,
    'place-away',
  ],
];

/**
 * Runs restic on a repository.
 * @returns what it wrote to standard output.
 * @throws BackupFailure with what went wrong; `place-empty` where there is no repository.
 */
export async function restic(
  { url, keyFile, cacheDir, ssh }: Location,
  args: readonly string[],
  { cwd, deadline, signal, onLine }: Options,
): Promise<string> {
  const { PATH, HOME, TMPDIR, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, SSL_CERT_FILE } =
    process.env;
  const late = AbortSignal.timeout(deadline);
  // The address stays out of the list of processes.
  const own = { RESTIC_REPOSITORY: url, RESTIC_PASSWORD_FILE: keyFile, RESTIC_PROGRESS_FPS: '2' };
  const child = spawn(
    'restic',
    ['--cache-dir', cacheDir, ...(ssh ? resticOption(ssh) : []), ...args],
    {
      ...(cwd && { cwd }),
      // The last is for a bucket whose certificate a school has signed itself.
      env: { PATH, HOME, TMPDIR, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, SSL_CERT_FILE, ...own },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal: signal ? AbortSignal.any([signal, late]) : late,
    },
  );
  const exited = once(child, 'close');
  if (onLine) createInterface({ input: child.stdout }).on('line', onLine);
  const output = onLine ? Promise.resolve('') : text(child.stdout);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    said += part;
  });
  try {
    const [code] = await exited;
    if (code === 0) return await output;
  } catch (error) {
    signal?.throwIfAborted();
    // Where it tries on and on it has said why.
    const problem = problemOf(said) ?? 'place-away';
    if (late.aborted) throw new BackupFailure(problem, `tidak selesai dalam ${deadline} ms`);
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new BackupFailure('no-program');
    throw error;
  }
  const complaint = ssh && noSession.test(said) ? await complaintOf(ssh, deadline) : '';
  throw failureOf(complaint || said, `restic ${args[0]}`);
}

function failureOf(said: string, what: string): BackupFailure {
  const lines = said.split('\n').filter((line) => line.trim() !== '');
  const detail = (
    lines.findLast((line) => line.startsWith('Fatal:')) ??
    lines.at(-1) ??
    what
  ).trim();
  const isMissing = /no such file|key does not exist|NoSuchKey|not exist/i.test(said);
  if (/Is there a repository/.test(said) && isMissing)
    return new BackupFailure('place-empty', detail);
  return new BackupFailure(problemOf(said) ?? 'failed', detail);
}

function problemOf(said: string): BackupProblem | undefined {
  return told.find(([pattern]) => pattern.test(said))?.[1];
}
