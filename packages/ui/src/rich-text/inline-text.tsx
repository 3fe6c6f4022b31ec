import type { ReactNode } from 'react';
import { hasArabic, languageOf, passagesOf } from './arabic.ts';

/** Names, numbers and units that do not break: `Al-Qur’an`, `08.00–16.00 WIB`, `0800 0000 003`, `Rp 150.000`. */
const unbreakable = new RegExp(
  [
    /\bAl-\p{L}{1,20}(?:[’']\p{L}{1,20})?/u,
    /\b\d{1,2}[.:]\d\d\s?[–-]\s?\d{1,2}[.:]\d\d(?:\sWI[BT]A?)?/u,
    /\b\d{1,2}[.:]\d\d\sWI[BT]A?\b/u,
    /(?:\+62[ -]?|\b0)\d{1,4}(?:[ -]\d{3,4}){1,3}\b/u,
    /\bRp\.?\s\d[\d.]{0,15}/u,
    /\b\d[\d.,]{0,12}\s(?:KB|MB|GB|juz|H)\b/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'giu',
);
const mayMatch = /\d|al-/i;

/** A text of more matches than any writer's stays unchanged. */
const maxMatches = 500;

/**
 * Marks up a line of text: Arabic passages get language and direction, names, numbers and units do not break. A
 * text that is mostly Arabic stays unchanged: its element has the language (`languageOf`).
 */
export function InlineText({ text }: { text: string }): ReactNode {
  if (!hasArabic(text)) return unbroken(text);
  if (languageOf(text).lang) return text;
  return passagesOf(text).map((passage, index) =>
    passage.isArabic ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: passages of one text have no other name
      <span key={index} lang="ar" dir="rtl">
        {passage.text}
      </span>
    ) : (
      unbroken(passage.text)
    ),
  );
}

function unbroken(text: string): ReactNode {
  if (!mayMatch.test(text)) return text;
  const found = [...text.matchAll(unbreakable)];
  if (found.length === 0 || found.length > maxMatches) return text;
  let end = 0;
  const pieces: ReactNode[] = [];
  for (const { 0: one, index } of found) {
    pieces.push(text.slice(end, index));
    pieces.push(
      <span key={index} className="whitespace-nowrap">
        {one}
      </span>,
    );
    end = index + one.length;
  }
  return [...pieces, text.slice(end)];
}
