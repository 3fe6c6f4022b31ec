import type { Wave } from './facts.ts';

/**
 * The states of a registration, in the order of the desk, as people read them: to a family 'diterima' is a child who has
 * a place, so the first, which says that the form is there, is told in other words.
 */
export const registrationStates = {
  diterima: 'Formulir sampai',
  dipanggil: 'Dipanggil tes',
  lolos: 'Lolos',
  cadangan: 'Cadangan',
  tidak: 'Tidak lolos',
} as const;

export type RegistrationState = keyof typeof registrationStates;

/** Days after a wave has closed on which its registrations are gone. */
export const keptAfterWave = 60;

/** The most registrations of a wave, and of one WhatsApp number in it. */
export const registrationLimits = { wave: 2_000, whatsapp: 3 } as const;

/** The version of the words that a guardian agrees to now. A change of the words is a new version; those of before stay. */
export const consentVersion = '2026-11';

/** The words of each version, which are kept with the registration. */
export const consentTexts: Readonly<Record<string, string>> = {
  [consentVersion]:
    'Saya orang tua atau wali anak ini. Saya setuju sekolah menyimpan isian ini untuk menghubungi saya tentang pendaftaran. Isian dikunci, hanya dibuka petugas pendaftaran, dan dihapus 60 hari sesudah gelombang ditutup, atau seketika bila saya menariknya.',
};

/** Crockford's alphabet, without the letters that people take for another (https://www.crockford.com/base32.html). */
export const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const registrationNumber = /^PSB-[0-9A-HJKMNP-TV-Z]{12}$/;

/** Returns a number as it is stored, however it was typed: in any case, with spaces, with O for 0; `''` for none. */
export function readRegistrationNumber(typed: string): string {
  const letters = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^PSB/, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const number = `PSB-${letters}`;
  return registrationNumber.test(number) ? number : '';
}

/** Returns an address as logs may have it: a reader of the number, however it is spelt, could withdraw the registration. */
export function withoutRegistrationNumber(path: string): string {
  return path
    .replace(/(\/(?:bergabung\/+daftar|registrations\.php\/+status)\/+)[^/]+/i, '$1…')
    .replace(/\bPSB[-_%\w]*/gi, 'PSB-…');
}

/** Returns the name of a wave between site and provider: its list has none, and its days may be corrected. */
export function waveKeyOf({ name, opens }: Pick<Wave, 'name' | 'opens'>): string {
  return `${opens} ${name.trim()}`;
}
