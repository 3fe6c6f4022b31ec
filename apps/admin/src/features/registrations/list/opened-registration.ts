import type { Registration, RegistrationRecord } from '@pesantren/api-client/contract/registration';
import { formatDay } from '@pesantren/content/admission';
import type { Clock } from '@pesantren/content/clock';
import { formatPhone } from '@pesantren/content/contact/phone';
import { messageUrl } from '@pesantren/content/contact/whatsapp';
import { admissionContact, type Facts } from '@pesantren/content/facts';
import { type RegistrationState, registrationStates } from '@pesantren/content/registration';
import { unparse } from 'papaparse';
import { type OpenKey, openRecord } from '../key/school-key.ts';

/** A registration with what is in it; null where no opened key reads it. */
export type Opened = Registration & { record: RegistrationRecord | null };

/** Opens the registrations that the keys open. */
export function openAll(
  rows: readonly Registration[],
  keys: readonly OpenKey[],
): Promise<Opened[]> {
  return Promise.all(rows.map(async (row) => ({ ...row, record: await openRecord(row, keys) })));
}

/** Returns true where name, guardian or number of a registration have the words; one that is closed has none. */
export function isAbout({ record }: Opened, words: string): boolean {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return true;
  // As it stands behind the country's 62, however it is typed.
  const digits = wanted.replace(/\D/g, '').replace(/^(?:62|0)/, '');
  const { name = '', guardian = '', whatsapp = '' } = record ?? {};
  const isNumber = /^[\d\s+()-]+$/.test(wanted) && digits.length > 0;
  return isNumber
    ? whatsapp.includes(digits)
    : `${name}\n${guardian}`.toLowerCase().includes(wanted);
}

/** Returns the chat with a guardian, its words about the state written already; the school sends nothing by itself. */
export function stateChatUrl(
  facts: Facts,
  { state, test_day }: Opened,
  record: RegistrationRecord,
) {
  const school = facts.identity.name;
  const contact = admissionContact(facts);
  const day = test_day ? ` pada ${formatDay(test_day)}` : '';
  const about = `pendaftaran ananda ${record.name} di ${school}`;
  const words: Record<RegistrationState, string> = {
    diterima: `${about} sudah sampai dan belum diputuskan. Kami kabari lagi.`,
    dipanggil: `${about}: ananda kami panggil untuk tes${day}.`,
    lolos: `${about}: ananda dinyatakan lolos. Alhamdulillah.`,
    cadangan: `${about}: ananda masuk daftar cadangan. Kami kabari lagi bila ada tempat.`,
    tidak: `${about}: ananda belum dapat kami terima. Terima kasih atas kepercayaannya.`,
  };
  const from = [contact?.title, school].filter(Boolean).join(', ');
  const greeting = `Assalamualaikum Bapak/Ibu ${record.guardian},`;
  return messageUrl(record.whatsapp, `${greeting} ${words[state]}\n${from}`);
}

/** A column, one of days where these are ours and not typed. */
type Column = { title: string; read: (row: Opened, clock: Clock) => string; isDay?: true };

/** The columns of the list on paper and as CSV. */
export const columns: readonly Column[] = [
  { title: 'Nama', read: ({ record }) => record?.name ?? '(terkunci)' },
  { title: 'Jenis kelamin', read: ({ record }) => record?.sex ?? '' },
  { title: 'Tahun lahir', read: ({ record }) => String(record?.birth_year ?? '') },
  { title: 'Kelas', read: ({ record }) => record?.class ?? '' },
  { title: 'Asal sekolah', read: ({ record }) => record?.origin_school ?? '' },
  { title: 'Kabupaten/kota', read: ({ record }) => record?.regency ?? '' },
  { title: 'Wali', read: ({ record }) => record?.guardian ?? '' },
  { title: 'Hubungan', read: ({ record }) => record?.relation ?? '' },
  { title: 'WhatsApp', read: ({ record }) => (record ? phoneOf(record) : '') },
  { title: 'Catatan', read: ({ record }) => record?.note ?? '' },
  { title: 'Keadaan', read: ({ state }) => registrationStates[state] },
  { title: 'Hari tes', read: ({ test_day }) => test_day && formatDay(test_day), isDay: true },
  {
    title: 'Didaftarkan',
    read: ({ created_at }, { formatDate }) => formatDate(new Date(created_at)),
    isDay: true,
  },
];

/** Returns a guardian's number as people read it: one of another country with its plus. */
export const phoneOf = ({ whatsapp }: RegistrationRecord) => formatPhone(`+${whatsapp}`);

/** Matches what begins as a formula. */
const formula = /^[=+\-@\t\r]/;

/** Matches whole numbers and phones in groups, which a spreadsheet leaves as they are written. */
const asWritten = /^(?:0|[1-9]\d{0,10}|0\d{2,3}(?:-\d{3,5})+)$/;

/** How months begin, in Indonesian and English. */
const months = 'jan|feb|mar|apr|mei|may|jun|jul|agu|aug|sep|okt|oct|nov|des|dec';

/** Matches what a spreadsheet writes in its own way (docs/pendaftaran.md): other numbers, sums, days, times, truths. */
const converted = new RegExp(
  `^(?:true|false|benar|salah|(?=.*\\d)(?:[\\d\\s.,:/()%$-]|rp|idr|\\de[-+]?(?=\\d)|(?:${months})[a-z]*)+(?: [ap]m?)?)$`,
  'i',
);

/** Returns a text with an apostrophe before it where a spreadsheet would take it for something else. */
function asText(typed: string): string {
  const isOther = formula.test(typed) || (converted.test(typed) && !asWritten.test(typed));
  return isOther ? `'${typed}` : typed;
}

/** Writes the list as Excel of this country reads it; what begins as a formula, or looks as a number or a date, stays text. */
export function toCsv(rows: readonly Opened[], clock: Clock): string {
  const data = rows.map((row) =>
    columns.map(({ read, isDay }) => (isDay ? read(row, clock) : asText(read(row, clock)))),
  );
  const fields = columns.map(({ title }) => title);
  return `\ufeff${unparse({ fields, data }, { delimiter: ';', quotes: true })}`;
}
