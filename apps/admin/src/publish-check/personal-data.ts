import { textOf } from '@pesantren/ui/rich-text/html-tree';
import type { Finding, Rule } from './finding.ts';

/** A run of digits, perhaps grouped. */
const numbers = /(?<![\d+])\+?\d(?:[ .-]?\d){7,17}(?!\d)/g;

/** Numbers of ten digits that are not of a pupil: accounts, schools, staff, payments. */
const otherNumbers =
  /\b(?:rek(?:ening)?|bank|bsi|bri|bni|bca|mandiri|va|virtual|npsn|nip|nuptk|npwp|nomor surat)\b[^.!?]{0,40}$/i;

const child = /\b(?:santri(?:wati)?|sisw[ai]|murid|pelajar|anak|ananda|putr[ai])\b/i;
const contact =
  /\b(?:hubungi|kontak|panitia|admin|humas|informasi|info|narahubung|ustaz(?:ah)?|ustadz(?:ah)?|kepala|sekretariat|layanan|cp)\b/i;

/** The kinds of personal data, with the words in which each is told. */
const kinds = {
  nik: {
    message: 'mirip NIK, 16 angka.',
    reason:
      'NIK anak dapat dipakai untuk menipu keluarganya; data pribadi dilindungi undang-undang.',
  },
  nisn: {
    message: 'mirip NISN, 10 angka.',
    reason: 'Dengan NISN orang lain dapat membuka data sekolah anak itu.',
  },
  phone: {
    message: 'tampaknya nomor telepon anak.',
    reason: 'Orang asing dapat menghubungi anak itu; tulis nomor sekolah saja.',
  },
} as const;

/** Finds what must not be known of a pupil: NIK, NISN, phone. */
export const personalData: Rule = ({ title, blocks }) => [
  ...findIn(title, null),
  ...blocks.flatMap((node, block) => findIn(textOf(node), block)),
];

function findIn(text: string, block: number | null): Finding[] {
  return [...text.matchAll(numbers)].flatMap(({ 0: number, index }) => {
    const kind = kindOf(number, text, index);
    if (!kind) return [];
    const { message, reason } = kinds[kind];
    return [{ message: `“${number.trim()}” ${message}`, reason, block }];
  });
}

function kindOf(number: string, text: string, index: number): keyof typeof kinds | null {
  const digits = number.replace(/\D/g, '');
  const before = text.slice(Math.max(0, index - 60), index);
  if (/^(?:08|628)/.test(digits) && digits.length >= 10 && digits.length <= 14) {
    const sentence = sentenceAround(text, index);
    return child.test(sentence) && !contact.test(sentence) ? 'phone' : null;
  }
  if (digits.length === 16) return 'nik';
  return digits.length === 10 && !otherNumbers.test(before) ? 'nisn' : null;
}

function sentenceAround(text: string, index: number): string {
  const start = Math.max(
    ...['.', '!', '?', '\n'].map((end) => text.lastIndexOf(`${end} `, index)),
    0,
  );
  const length = text.slice(index).search(/[.!?](?:\s|$)/);
  return text.slice(start, length < 0 ? undefined : index + length);
}
