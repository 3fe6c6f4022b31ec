import { school } from './school.ts';

const hijri = new Intl.DateTimeFormat('id-ID-u-ca-islamic-umalqura', {
  dateStyle: 'long',
  timeZone: school.timeZone,
});

/**
 * `9 Jumadilakhir 1448 H`: the calendar day of an instant in WIB, in the Hijri calendar of Umm
 * al-Qura. Months are spelled as the machine's own data spells them, so two machines may differ.
 */
export function formatHijri(instant: Date): string {
  return hijri.format(instant);
}
