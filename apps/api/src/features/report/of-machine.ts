import type { ReportLine } from '@pesantren/api-client/contract/operating/report';
import { certificateDays, daysOfCertificate } from '../../alarms/certificate.ts';
import { isRunningShort } from '../../backups/repository/place.ts';
import type { Deps } from '../../deps.ts';
import { readTallies } from './tallies.ts';

const day = 86_400_000;

/** Days since a device was last seen after which it is no longer counted. */
const recent = 30;

/** Days for which wrong passwords are counted together, and how many of a school's own people may be. */
const week = 7;
const fewMistakes = 50;

/** Days after which a release is old. */
const oldRelease = 180;

/** In milliseconds: nobody waits longer for the report because a certificate cannot be looked at. */
const patience = 1_000;

const contact = 'Hubungi orang yang mengurus server.';

type Sources = Pick<
  Deps,
  'db' | 'now' | 'schoolClock' | 'uploads' | 'diskFloor' | 'release' | 'siteOrigin' | 'adminOrigin'
>;

/** Says how much room there is, who signs in, what runs, and for how long browsers believe the site. */
export async function linesOfMachine(deps: Sources): Promise<ReportLine[]> {
  const found = [room, certificate, mistakes, devices, release].map((line) => line(deps));
  return (await Promise.all(found)).flat();
}

async function room({ uploads, diskFloor }: Sources): Promise<ReportLine[]> {
  const free = await uploads.freeBytes();
  // A bucket knows no end.
  if (!Number.isFinite(free)) return [];
  const name = 'disk';
  const text = `Sisa tempat penyimpanan ${gigabytes(free)} GB.`;
  const advice = 'Hubungi orang yang mengurus server: foto baru segera ditolak.';
  if (isRunningShort(free, diskFloor)) return [{ name, level: 'act', text, advice, path: '' }];
  return [{ name, level: 'good', text, advice: '', path: '' }];
}

async function devices({ db, now }: Sources): Promise<ReportLine[]> {
  const since = new Date(now().getTime() - recent * day).toISOString();
  const { n } = await db
    .selectFrom('sessions')
    .where('seen_at', '>=', since)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  const text = `${Number(n)} perangkat masuk ke admin dalam ${recent} hari terakhir.`;
  return [{ name: 'devices', level: 'good', text, advice: '', path: '/akun' }];
}

async function mistakes(deps: Sources): Promise<ReportLine[]> {
  const count = (await readTallies(deps, 'sign-in-failed', { days: week })).get('') ?? 0;
  const name = 'sign-ins';
  const path = '/akun';
  const times = count === 0 ? 'Tidak ada kata sandi salah' : `${count} kali kata sandi salah`;
  const text = `${times} dimasukkan dalam ${week} hari terakhir.`;
  if (count <= fewMistakes) return [{ name, level: 'good', text, advice: '', path }];
  const advice = 'Mungkin orang lain mencoba masuk: ganti kata sandi yang mudah ditebak.';
  return [{ name, level: 'look', text, advice, path }];
}

async function certificate(deps: Sources): Promise<ReportLine[]> {
  const origins = [...new Set([deps.siteOrigin, deps.adminOrigin])];
  const asked = origins.map((origin) => daysOfCertificate(origin, deps.now(), patience));
  const days = Math.min(...(await Promise.all(asked)).map((left) => left ?? Number.MAX_VALUE));
  // A site without one, or that does not answer, has no days.
  if (days === Number.MAX_VALUE) return [];
  const name = 'certificate';
  const path = '';
  const text =
    days < 0
      ? 'Tanda aman situs (gembok di peramban) sudah berakhir: pengunjung diperingatkan.'
      : `Tanda aman situs (gembok di peramban) berlaku ${days} hari lagi.`;
  if (days >= certificateDays) return [{ name, level: 'good', text, advice: '', path }];
  const advice = `${contact} Biasanya ini diperpanjang sendiri.`;
  return [{ name, level: 'act', text, advice, path }];
}

async function release({ release: running, now, schoolClock }: Sources): Promise<ReportLine[]> {
  if (!running) return [];
  const name = 'release';
  const path = '';
  const { formatDate } = await schoolClock.read();
  const text = `Program situs ini dibuat ${formatDate(running.at)} (${running.name.slice(0, 7)}).`;
  if (now().getTime() - running.at.getTime() <= oldRelease * day)
    return [{ name, level: 'good', text, advice: '', path }];
  const advice = `${contact} Mintalah versi yang baru: yang lama tidak lagi diperbaiki.`;
  return [{ name, level: 'look', text: `${text} Itu sudah lama.`, advice, path }];
}

const gigabytes = (bytes: number) => (bytes / 1_000_000_000).toFixed(1).replace('.', ',');
