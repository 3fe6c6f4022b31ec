import { school } from '@pesantren/content/school';
import type { ZxcvbnResult } from '@zxcvbn-ts/core';
import type { Deps } from '../../deps.ts';

/** What is guessed first, here: habits of the world, of the country, and words of a school. */
const guessed = [
  ...['password', 'qwertyuiop', 'qwerty', 'asdfghjkl', 'asdfgh', 'zxcvbnm', 'iloveyou', 'welcome'],
  ...['letmein', 'abcdefghijkl', 'abcdef', 'abc', 'administrator', 'admin', 'login', 'master'],
  ...['katasandi', 'kata', 'sandi', 'rahasia', 'sayang', 'indonesia', 'merdeka', 'bismillah'],
  ...['alhamdulillah', 'assalamualaikum', 'pesantren', 'pondok', 'sekolah', 'madrasah', 'santri'],
  ...['ustadz', 'ustaz', 'guru', 'kepala', 'direktur', 'website', 'januari', 'februari', 'maret'],
  ...['april', 'mei', 'juni', 'juli', 'agustus', 'september', 'oktober', 'november', 'desember'],
  ...`${school.name} ${school.place} ${Object.values(school.address).join(' ')}`.split(/[ ,]+/),
];

/** The library's third of four: from 10^8 guesses on, which at our hashing is eight months of one processor. */
const strongFrom = 3;

/** The library takes time with the cube of the length: 20 s for 256 characters, 0.2 s for so many. */
const looksAt = 40;

/**
 * Why a password is easily guessed and what to do, as the end of a sentence about it; `''` when it is not.
 * @param names what whoever guesses knows: the account's name, the hosts.
 */
export async function weaknessOf(password: string, names: readonly string[]): Promise<string> {
  const words = [...names, ...guessed]
    .flatMap((name) => name.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length > 2)
    .sort((a, b) => b.length - a.length);
  const why = isMadeOf(words, password) ? reasons.ownWords : await guessable(password, words);
  const advice = 'Pakai empat kata acak atau lebih yang tidak berhubungan satu sama lain.';
  return why && `terlalu mudah ditebak, karena ${why}. ${advice}`;
}

/** The names that the provider and the two sites answer under. */
export function hostsOf({ adminOrigin, siteOrigin, hosts }: Hosts): string[] {
  return [...hosts, new URL(adminOrigin).hostname, new URL(siteOrigin).hostname];
}

type Hosts = Pick<Deps, 'adminOrigin' | 'siteOrigin' | 'hosts'>;

/** Whether a password, however long, is such words alone, or digits, or hardly any different characters. */
function isMadeOf(words: readonly string[], password: string): boolean {
  let rest = password.toLowerCase().replace(/[^\p{L}]/gu, '');
  for (const word of words) rest = rest.replaceAll(word, '');
  return new Set(password).size < 5 || new Set(rest).size < 3;
}

/** Why a password is among the first that are tried, `''` when it is not. */
async function guessable(password: string, words: string[]): Promise<string> {
  // Some 25 MB of words: only who sets a password loads them.
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
  const { adjacencyGraphs: graphs, dictionary } = await import('@zxcvbn-ts/language-common');
  const indonesian = await import('@zxcvbn-ts/language-id');
  const estimator = new ZxcvbnFactory({
    dictionary: { ...dictionary, ...indonesian.dictionary },
    ...{ graphs, maxLength: looksAt },
  });
  const once = password.slice(0, (password + password).indexOf(password, 1));
  const parts = new Set([once.slice(0, looksAt), once.slice(-looksAt)]);
  const estimates = [...parts].map((part) => estimator.check(part, words));
  // A part that is strong makes the whole so.
  if (estimates.some(({ score }) => score >= strongFrom)) return '';
  return once === password ? reasonOf(estimates[0]) : reasons.repeat;
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

/** What most of a password is. */
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
