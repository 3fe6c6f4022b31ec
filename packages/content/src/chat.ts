import type { Contact } from './school.ts';

/** Address of a WhatsApp chat with someone of the school, its first message already written. */
export function chatUrl({ whatsapp, topic }: Contact, about: string = topic): string {
  const text = `Assalamualaikum, saya ingin bertanya tentang ${about}.`;
  return `https://wa.me/${whatsapp}?text=${encodeURIComponent(text)}`;
}
