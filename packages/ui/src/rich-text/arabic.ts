/** Runs of Arabic words with the spaces between them; vowel signs belong to their letters. */
const runs = /\p{scx=Arab}+(?:\s+\p{scx=Arab}+)*/gu;
const hasLetters = /\p{Script=Arabic}/u;

/** The number of characters that tell a text's language. */
const sampleLength = 600;

/** A text of more runs than any writer's is not split. */
const maxRuns = 500;

/** Returns true when a text has Arabic letters. */
export function hasArabic(text: string): boolean {
  return hasLetters.test(text);
}

/** Returns the attributes of an element whose text is Arabic for the greater part; none for others. */
export function languageOf(text: string): { lang?: 'ar'; dir?: 'rtl' } {
  const beginning = text.slice(0, sampleLength);
  if (!hasArabic(beginning)) return {};
  const letters = beginning.match(/\p{L}/gu) ?? [];
  const arabic = letters.filter((letter) => hasLetters.test(letter)).length;
  return arabic * 2 > letters.length ? { lang: 'ar', dir: 'rtl' } : {};
}

/** Returns the passages of a text in order, each Arabic or not. */
export function passagesOf(text: string): { text: string; isArabic: boolean }[] {
  const found = [...text.matchAll(runs)].filter(([run]) => hasLetters.test(run));
  if (found.length > maxRuns) return [{ text, isArabic: false }];
  const passages: { text: string; isArabic: boolean }[] = [];
  let end = 0;
  for (const { 0: run, index } of found) {
    if (index > end) passages.push({ text: text.slice(end, index), isArabic: false });
    passages.push({ text: run, isArabic: true });
    end = index + run.length;
  }
  if (end < text.length) passages.push({ text: text.slice(end), isArabic: false });
  return passages;
}
