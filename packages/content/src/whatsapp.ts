import type { Contact } from './school.ts';

/**
 * Returns the address of a WhatsApp chat with a contact of the school, its first message written already
 * (https://faq.whatsapp.com/5913398998672934).
 */
export function chatUrl({ whatsapp, topic }: Contact, about: string = topic): string {
  const text = `Assalamualaikum, saya ingin bertanya tentang ${about}.`;
  return `https://wa.me/${whatsapp}?text=${encodeURIComponent(text)}`;
}
