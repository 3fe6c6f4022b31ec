import type { Registration, RegistrationRecord } from '@pesantren/api-client/contract/registration';
import { formatDay } from '@pesantren/content/admission';
import { formatPhone } from '@pesantren/content/contact/phone';
import { messageUrl } from '@pesantren/content/contact/whatsapp';
import { formatDate } from '@pesantren/content/dates';
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
    diterima: `${about} sudah kami terima.`,
    dipanggil: `${about}: ananda kami panggil untuk tes${day}.`,
    lolos: `${about}: ananda dinyatakan lolos. Alhamdulillah.`,
    cadangan: `${about}: ananda masuk daftar cadangan. Kami kabari lagi bila ada tempat.`,
    tidak: `${about}: ananda belum dapat kami terima. Terima kasih atas kepercayaannya.`,
  };
  const from = [contact?.title, school].filter(Boolean).join(', ');
  const greeting = `Assalamualaikum Bapak/Ibu ${record.guardian},`;
  return messageUrl(record.whatsapp, `${greeting} ${words[state]}\n${from}`);
}

/** The columns of the list on paper and as CSV. */
export const columns: readonly { title: string; read: (row: Opened) => string }[] = [
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
  { title: 'Hari tes', read: ({ test_day }) => test_day && formatDay(test_day) },
  { title: 'Didaftarkan', read: ({ created_at }) => formatDate(new Date(created_at)) },
];

/** Returns a guardian's number as people read it: one of another country with its plus. */
export const phoneOf = ({ whatsapp }: RegistrationRecord) => formatPhone(`+${whatsapp}`);

/** Matches cells that a spreadsheet takes for a formula, or for a number, a date or a time (`7 A`) that it then writes in its own way. */
const notText =
  /^(?:[=+\-@\t\r]|(?:0\d+|\d{12,}|\d+e\d+|\d{1,2}[-/.:]\d[-/.:\d]*|\d{1,2} [ap]m?)$)/i;

/** Writes the list as Excel of this country reads it; what begins as a formula, or looks as a number or a date, stays text. */
export function toCsv(rows: readonly Opened[]): string {
  const data = rows.map((row) => columns.map(({ read }) => read(row)));
  const fields = columns.map(({ title }) => title);
  return `\ufeff${unparse({ fields, data }, { delimiter: ';', quotes: true, escapeFormulae: notText })}`;
}
