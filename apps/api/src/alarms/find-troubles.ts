import { statfs } from 'node:fs/promises';
import { createServerFetch } from '@pesantren/api-client/server/server-fetch';
import { freeAt, isRunningShort } from '../backups/repository/place.ts';
import { readSchoolStateAnyway } from '../backups/school-state.ts';
import { isLate, isProofOld, lastWhole } from '../backups/state.ts';
import type { Config } from '../config.ts';
import { certificateDays, daysOfCertificate } from './certificate.ts';
import { isCrashLooping } from './starts.ts';

/** Something that somebody has to look at: `name` stays the same for as long as it lasts. */
export type Trouble = { name: string; text: string };

export type AlarmSettings = Config & {
  now?: () => Date;
  /** Milliseconds for which a provider that does not answer is asked again: a restart takes some seconds. */
  patience?: number;
};

/** In milliseconds: each call of anything outside. */
const deadline = 5_000;

/** Finds all that is wrong with an installation, whether its database answers or not. */
export async function findTroubles(settings: AlarmSettings): Promise<Trouble[]> {
  const found = await Promise.all([
    ofBackups(settings),
    ofDisk(settings),
    ofProvider(settings),
    ofCertificates(settings),
  ]);
  return found.flat();
}

async function ofBackups(settings: AlarmSettings) {
  const { dataDir, databaseUrl, backupUrl, now = () => new Date() } = settings;
  const state = await readSchoolStateAnyway(dataDir, databaseUrl);
  const { last, proof, whole } = state;
  const troubles: Trouble[] = [];
  const told = (words: string, detail: string) => (detail ? `${words} (${detail})` : words);
  if (last && !last.ok) {
    const text = `Cadangan gagal: ${told(last.words, last.detail)}`;
    troubles.push({ name: 'backup-failed', text });
  } else if (!lastWhole(state) || isLate(state, { backupUrl, now: now() })) {
    const at = lastWhole(state);
    const text = at ? `Cadangan terakhir ${at.toISOString()}.` : 'Belum pernah ada cadangan.';
    troubles.push({ name: 'backup-late', text: `Cadangan terlambat. ${text}` });
  }
  if (proof && !proof.ok) {
    const text = `Cadangan tidak terbukti dapat dipulihkan: ${told(proof.words, proof.detail)}`;
    troubles.push({ name: 'proof-failed', text });
  } else if (whole && proof && isProofOld(proof, now())) {
    const text = `Cadangan terakhir kali terbukti dapat dipulihkan ${proof.at}.`;
    troubles.push({ name: 'proof-late', text });
  }
  return troubles;
}

async function ofDisk({ dataDir, diskFloor, backupUrl }: AlarmSettings): Promise<Trouble[]> {
  const troubles: Trouble[] = [];
  const { bavail, bsize } = await statfs(dataDir);
  const megabytes = (bytes: number) => `${Math.floor(bytes / 1_000_000)} MB`;
  const free = bavail * bsize;
  if (isRunningShort(free, diskFloor)) {
    const text = `Disk server hampir penuh: sisa ${megabytes(free)}.`;
    troubles.push({ name: 'disk', text });
  }
  const there = backupUrl ? await freeAt(backupUrl) : Number.POSITIVE_INFINITY;
  if (isRunningShort(there, diskFloor) && there !== free) {
    const text = `Tempat cadangan hampir penuh: sisa ${megabytes(there)}.`;
    troubles.push({ name: 'backup-place', text });
  }
  return troubles;
}

/** The reasons that `/readyz` tells its own machine, in words. */
const reasons: Readonly<Record<string, string>> = {
  database: 'Basis data rusak atau hilang',
  disk: 'Disk penuh atau tidak dapat ditulisi',
};

async function ofProvider(settings: AlarmSettings): Promise<Trouble[]> {
  const { port, host, dataDir, now = () => new Date(), patience = 20_000 } = settings;
  const troubles: Trouble[] = [];
  if (await isCrashLooping(dataDir, now())) {
    const text = 'Penyedia berulang kali mati dan menyala lagi: lihat journalctl -u pesantren-api.';
    troubles.push({ name: 'crash-loop', text });
  }
  const ask = createServerFetch(deadline);
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  const until = Date.now() + patience;
  for (;;) {
    const answer = await ask(`http://${name}:${port}/readyz`).catch(() => null);
    if (answer?.ok) return troubles;
    if (Date.now() >= until) {
      const why = answer ? `menjawab ${answer.status}` : 'tidak menjawab';
      const [, reason = ''] = /"reason":"(\w+)"/.exec((await answer?.text()) ?? '') ?? [];
      const more = reasons[reason] ? ` ${reasons[reason]}: lihat journalctl -u pesantren-api.` : '';
      return [...troubles, { name: 'provider-away', text: `Penyedia ${why} pada /readyz.${more}` }];
    }
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

async function ofCertificates(settings: AlarmSettings): Promise<Trouble[]> {
  const { siteOrigin, adminOrigin, apiOrigin, now = () => new Date() } = settings;
  const troubles: Trouble[] = [];
  for (const origin of new Set([siteOrigin, adminOrigin, apiOrigin])) {
    const { hostname } = new URL(origin);
    const days = await daysOfCertificate(origin, now());
    if (days === undefined || days >= certificateDays) continue;
    const text = `Sertifikat ${hostname} berakhir dalam ${Math.max(days, 0)} hari.`;
    troubles.push({ name: `certificate ${hostname}`, text });
  }
  return troubles;
}
