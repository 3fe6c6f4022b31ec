/** A page of the visitors' site, as it is passed on. */
export type ReceivedPage = { title: string; line: string; url: string };

/** Opens WhatsApp with title, one line and link already written; whom it goes to is chosen there. */
export function whatsAppUrl({ title, line, url }: ReceivedPage): string {
  return whatsAppTextUrl([title, line, url].filter(Boolean).join('\n\n'));
}

/** Opens WhatsApp with a text already written. */
export function whatsAppTextUrl(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
