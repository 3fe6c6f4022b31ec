import { messageUrl } from '@pesantren/content/contact/whatsapp';
import { admissionContact, admissionQuestion, type Facts } from '@pesantren/content/facts';
import { paths } from '../../paths.ts';

/** The fields of the interest form with their longest texts, in characters. */
export const interestLimits = { nama: 80, kelas: 40, asal: 80, pertanyaan: 500 } as const;

const labels: Record<keyof typeof interestLimits, string> = {
  nama: 'Nama anak',
  kelas: 'Kelas yang dituju',
  asal: 'Asal',
  pertanyaan: 'Pertanyaan',
};

/**
 * Returns the address of the chat with the message of a filled form; the page of contacts where nobody can be written to.
 * @param read returns what was filled into a field.
 */
export function interestUrl(facts: Facts, read: (name: string) => string): string {
  const contact = admissionContact(facts);
  if (!contact?.whatsapp) return paths.contact;
  const lines = Object.entries(interestLimits).flatMap(([name, length]) => {
    const text = read(name)
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
      .trim()
      .slice(0, length)
      .toWellFormed();
    return text ? [`${labels[name as keyof typeof labels]}: ${text}`] : [];
  });
  const greeting = `Assalamualaikum, saya ingin bertanya tentang ${admissionQuestion(facts)}.`;
  return messageUrl(contact.whatsapp, [greeting, ...lines].join('\n'));
}
