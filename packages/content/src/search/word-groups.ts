/** Words that a search takes for one: those that a text may have, and those that are only ever asked. */
export type WordGroup = { written: readonly string[]; asked: readonly string[] };

/**
 * Reads a table of words: a group a line, its words apart by commas, after a semicolon those that people type and no text has;
 * a line that begins with `#` is a heading.
 */
export function wordGroups(table: string): WordGroup[] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [written = [], asked = []] = line.split(';').map(wordsOf);
      return { written, asked };
    });
}

function wordsOf(text: string): string[] {
  return text.split(',').map((word) => word.trim());
}
