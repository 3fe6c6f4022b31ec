import type { RegistrationInput } from '@pesantren/api-client/contract/registration';
import { formatDay } from '@pesantren/content/admission';
import type { Wave } from '@pesantren/content/facts';
import {
  consentTexts,
  type RegistrationState,
  registrationLimits,
  waveKeyOf,
} from '@pesantren/content/registration';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Row } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import { printableFields } from '../../http/input.ts';
import { Problem } from '../../http/problem.ts';
import { keyedHash, numberHash, numberOf, seal } from './sealing.ts';
import { createRegistrationStore } from './store.ts';
import { readWaves } from './waves.ts';

type RegisterDeps = Pick<Deps, 'db' | 'now' | 'urls' | 'waveKeys'>;

/** `count` counts it against its caller: not for a repeat. */
type Submission = { input: RegistrationInput; idempotencyKey: string; count: () => Promise<void> };

/**
 * Seals and stores a registration, once for an idempotency key. @returns its number, which is stored nowhere.
 * @throws Problem `not-found` while nobody may register, `conflict` in words for a wave that is closed or full.
 */
export async function register(
  deps: RegisterDeps,
  { input, idempotencyKey, count }: Submission,
): Promise<string> {
  const store = createRegistrationStore(deps);
  const [schoolKey] = await store.keys();
  if (!schoolKey || !(await store.isEnabled())) throw new Problem('not-found', { message: off });
  const { told, open } = await readWaves(deps);
  const isWanted = (one: Wave) => waveKeyOf(one) === input.wave;
  const wave = open.find(isWanted);
  if (!wave) throw closed(told.find(isWanted));

  const waveKey = await deps.waveKeys.of(input.wave);
  const number = numberOf(idempotencyKey, waveKey);
  const row = {
    key_id: schoolKey.id,
    number_hash: numberHash(number),
    phone_hash: keyedHash('whatsapp', input.whatsapp, waveKey),
    request_hash: keyedHash('isian', wordsOf(input), waveKey),
  };
  const before = await store.byNumber(row.number_hash);
  if (before) return repeated(before, row.request_hash, number);
  await count();
  const sealed = await seal(recordOf(input, deps.now()), schoolKey.public_key, waveKey);
  return inTransaction(deps.db, async (db) => {
    const own = createRegistrationStore({ ...deps, db });
    const meanwhile = await own.byNumber(row.number_hash);
    if (meanwhile) return repeated(meanwhile, row.request_hash, number);
    const waveId = await own.storedWave(input.wave, wave.name, wave.closes);
    const sent = await own.sentBy(waveId, row.phone_hash);
    // A second tab, or a form that was gone back to, has a key of its own.
    if (sent.includes(row.request_hash)) throw new Problem('conflict', { message: sameChild });
    if (isFull(wave, await own.counts(waveId))) {
      throw new Problem('conflict', { message: `Kuota ${wave.name} sudah penuh. ${askSchool}` });
    }
    if (sent.length >= registrationLimits.whatsapp) {
      throw new Problem('conflict', { message: tooManyOfOne });
    }
    await own.add(waveId, { ...row, sealed });
    return number;
  });
}

/** True where a wave has as many registrations as it may have; those that were refused take none of its quota. */
export function isFull(
  { quota }: Pick<Wave, 'quota'>,
  counts: Readonly<Record<RegistrationState, number>>,
): boolean {
  const all = Object.values(counts).reduce((sum, one) => sum + one, 0);
  return all >= registrationLimits.wave || (quota !== undefined && all - counts.tidak >= quota);
}

function repeated(
  before: Pick<Row<'registrations'>, 'request_hash'>,
  requestHash: string,
  number: string,
): string {
  if (before.request_hash === requestHash) return number;
  throw new Problem('conflict', { message: alreadySent });
}

/** Returns what was typed, as two forms of one child are compared. */
function wordsOf(input: RegistrationInput): string {
  return JSON.stringify(input).toLowerCase().replace(/\s+/g, ' ');
}

function recordOf({ wave, consent, ...fields }: RegistrationInput, now: Date) {
  const text = consentTexts[consent] ?? '';
  const clean = printableFields(fields) as typeof fields;
  return { ...clean, consent: { version: consent, text, at: now.toISOString() } };
}

function closed(wave: Wave | undefined): Problem {
  const what = wave
    ? `${wave.name} sudah ditutup pada ${formatDay(wave.closes)}`
    : 'Gelombang ini tidak dibuka';
  return new Problem('conflict', { message: `${what}. ${askSchool}` });
}

const off = 'Pendaftaran lewat situs ini belum dibuka.';
const askSchool = 'Tanyakan gelombang berikutnya kepada sekolah.';
const tooManyOfOne =
  'Nomor WhatsApp ini sudah mendaftarkan tiga anak di gelombang ini. Hubungi sekolah untuk anak berikutnya.';
const sameChild =
  'Anak ini sudah terdaftar dengan isian yang sama. Nomornya ada di halaman sesudah mengirim; bila hilang, tanyakan keadaannya kepada sekolah.';
const alreadySent =
  'Formulir ini sudah terkirim dengan isian lain. Kirim sekali lagi hanya bila ini pendaftaran anak yang lain; untuk membetulkan isian, tarik dulu pendaftaran yang tadi.';
