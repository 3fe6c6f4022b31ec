import { school } from '@pesantren/content/school';

/** What is guessed first, here: habits of the world, of the country, and words of a school. */
const guessed = [
  ...['password', 'qwertyuiop', 'qwerty', 'asdfghjkl', 'asdfgh', 'zxcvbnm', 'iloveyou', 'welcome'],
  ...['letmein', 'abcdefghijkl', 'abcdef', 'abc', 'administrator', 'admin', 'login', 'master'],
  ...['katasandi', 'kata', 'sandi', 'rahasia', 'sayang', 'indonesia', 'merdeka', 'bismillah'],
  ...['alhamdulillah', 'assalamualaikum', 'pesantren', 'pondok', 'sekolah', 'madrasah', 'santri'],
  ...['ustadz', 'ustaz', 'guru', 'kepala', 'direktur', 'website', 'kutacane', 'aceh'],
  ...school.name.toLowerCase().split(' '),
].sort((a, b) => b.length - a.length);

/**
 * Whether a password, however long, is among the first that anyone would try: one made of such words,
 * of the account's name, of digits, or of hardly any different characters.
 */
export function isWeakPassword(password: string, username: string): boolean {
  let rest = password.toLowerCase().replace(/[^\p{L}]/gu, '');
  for (const word of [username.toLowerCase(), ...guessed]) rest = rest.replaceAll(word, '');
  return new Set(password).size < 5 || new Set(rest).size < 3;
}
