import type { FactContact } from '../facts.ts';

/** Returns the address of a WhatsApp chat with its first message written already (https://faq.whatsapp.com/5913398998672934). */
export function messageUrl(whatsapp: string, text: string): string {
  return `https://wa.me/${whatsapp}?text=${encodeURIComponent(text)}`;
}

/** Returns the address of a chat with a contact of the school, begun with a question. */
export function chatUrl({ whatsapp, topic }: FactContact, about: string = topic): string {
  return messageUrl(whatsapp, `Assalamualaikum, saya ingin bertanya tentang ${about}.`);
}
