import { decodeEntities, isHtml } from './rich-text.ts';

/** Tags within a word. Every other tag, a line break too, stands between words. */
const inlineTag =
  /<\/?(?:a|b|bdi|code|del|em|i|ins|mark|s|small|span|strong|sub|sup|u|wbr)(?:\s[^>]*)?>/gi;

/** A tag, one that was cut as well. */
const tag = /<[^>]*(?:>|$)/g;

const addressAttribute = /\s(?:src|href)="([^"]*)"/gi;
const writtenAddress = /https?:\/\/\S+/gi;

/** The texts of a body for a search: the words that a visitor reads, and the addresses of its pictures and links. */
export type BodyTexts = { words: string; addresses: string[] };

/** Returns the words and the addresses of a body; of a text that is no HTML all are words. */
export function bodyTexts(body: string): BodyTexts {
  if (!isHtml(body)) return { words: body, addresses: [] };
  const attributes = [...body.matchAll(addressAttribute)].map(([, value = '']) => value);
  const text = decodeEntities(body.replace(inlineTag, '').replace(tag, ' '));
  const written = text.match(writtenAddress) ?? [];
  return {
    words: spaced(text.replace(writtenAddress, ' ')),
    addresses: [...new Set([...attributes.map(decodeEntities), ...written])],
  };
}

/** Returns a body as plain text in one line. */
export function plainText(body: string): string {
  return isHtml(body) ? bodyTexts(body).words : spaced(body);
}

function spaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
