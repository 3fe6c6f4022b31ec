import type { ZxcvbnResult } from '@zxcvbn-ts/core';
import type { Deps } from '../../deps.ts';
import { createSchoolStore } from '../school/store.ts';

/** Guessed first: common passwords, Indonesian words, and the words of any school. */
const commonWords = `
  password qwertyuiop qwerty asdfghjkl asdfgh zxcvbnm iloveyou welcome letmein abcdefghijkl
  abcdef abc administrator admin login master katasandi kata sandi rahasia sayang indonesia
  merdeka bismillah alhamdulillah assalamualaikum pesantren pondok sekolah madrasah santri
  ustadz ustaz guru kepala direktur website januari februari maret april mei juni juli agustus
  september oktober november desember
`.split(/[\s,]+/);

/** zxcvbn's score from 10^8 guesses on, which at our hashing are eight months of one processor. */
const minScore = 3;

/** zxcvbn takes cubic time: 20 s for 256 characters, 0.2 s for 40. */
const maxLength = 40;

/**
 * Returns why a password is easily guessed and what to do, as the end of a sentence; `''` when it is strong.
 * @param names words that an attacker knows: the account's name, and those of `wordsOfSchool`.
 */
export async function weaknessOf(password: string, names: readonly string[]): Promise<string> {
  const words = [...names, ...commonWords]
    .flatMap((name) => name.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length > 2)
    .sort((a, b) => b.length - a.length);
  const why = isMadeOf(words, password)
    ? reasons.ownWords
    : await weaknessByZxcvbn(password, words);
  const advice = 'Pakai empat kata acak atau lebih yang tidak berhubungan satu sama lain.';
  return why && `terlalu mudah ditebak, karena ${why}. ${advice}`;
}

type SchoolDeps = Pick<Deps, 'db' | 'now' | 'urls' | 'adminOrigin' | 'siteOrigin' | 'hosts'>;

/** Returns what everyone knows of this school: its hosts, name and address. */
export async function wordsOfSchool(deps: SchoolDeps): Promise<string[]> {
  const { name, shortName, address } = await createSchoolStore(deps).identity();
  const hosts = [deps.adminOrigin, deps.siteOrigin].map((origin) => new URL(origin).hostname);
  const words = [...deps.hosts, ...hosts, name, shortName, ...Object.values(address)];
  return words.filter(Boolean);
}

/** True for passwords of any length made of such words, of digits, or of hardly any different characters. */
function isMadeOf(words: readonly string[], password: string): boolean {
  let rest = password.toLowerCase().replace(/[^\p{L}]/gu, '');
  for (const word of words) rest = rest.replaceAll(word, '');
  return new Set(password).size < 5 || new Set(rest).size < 3;
}

/** Returns why zxcvbn finds a password weak, `''` when it does not. */
async function weaknessByZxcvbn(password: string, words: string[]): Promise<string> {
  // Loaded when a password is set: the dictionaries take 25 MB.
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
  const { adjacencyGraphs: graphs, dictionary } = await import('@zxcvbn-ts/language-common');
  const indonesian = await import('@zxcvbn-ts/language-id');
  const estimator = new ZxcvbnFactory({
    dictionary: { ...dictionary, ...indonesian.dictionary },
    graphs,
    maxLength,
  });
  const unit = password.slice(0, (password + password).indexOf(password, 1));
  const parts = new Set([unit.slice(0, maxLength), unit.slice(-maxLength)]);
  const estimates = [...parts].map((part) => estimator.check(part, words));
  // One strong part makes the whole strong.
  if (estimates.some(({ score }) => score >= minScore)) return '';
  return unit === password ? reasonOf(estimates[0]) : reasons.repeat;
}

const reasons = {
  ownWords:
    'hanya berisi angka, huruf yang itu-itu saja, atau kata yang pertama-tama dicoba orang, seperti nama sekolah, tempat, atau akun',
  repeat: 'mengulang huruf atau kata yang sama',
  sequence: 'mengikuti urutan huruf, angka, atau tombol',
  date: 'berisi tanggal atau tahun',
  dictionary: 'hanya berisi kata, nama, atau kata sandi yang umum, juga bila ditambah angka',
  other: 'terlalu sedikit macam dan panjangnya',
};

/** Names the pattern that covers most of a password. */
function reasonOf(estimate: Pick<ZxcvbnResult, 'sequence'> | undefined): string {
  const [longest] = (estimate?.sequence ?? []).toSorted((a, b) => b.token.length - a.token.length);
  switch (longest?.pattern) {
    case 'repeat':
      return reasons.repeat;
    case 'sequence':
    case 'spatial':
      return reasons.sequence;
    case 'date':
    case 'regex':
      return reasons.date;
    case 'dictionary':
    case 'wordSequence':
      return reasons.dictionary;
    default:
      return reasons.other;
  }
}
