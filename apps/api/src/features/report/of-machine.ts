import type { ReportLine } from '@pesantren/api-client/contract/report';
import { isRunningShort } from '../../backups/place.ts';
import type { Deps } from '../../deps.ts';

const day = 86_400_000;

/** Days since a device was last seen after which it is no longer counted. */
const recent = 30;

type Sources = Pick<Deps, 'db' | 'now' | 'uploads' | 'diskFloor'>;

/** Says how much room there is, and how many devices are signed in. */
export async function linesOfMachine(deps: Sources): Promise<ReportLine[]> {
  return [...(await room(deps)), ...(await devices(deps))];
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

const gigabytes = (bytes: number) => (bytes / 1_000_000_000).toFixed(1).replace('.', ',');
