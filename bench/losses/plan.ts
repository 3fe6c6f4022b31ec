import { randomFrom } from '../../e2e/random-from.ts';

/** How the writing ends. */
export const endings = [
  'kill',
  'network',
  'tab',
  'session',
  'editor',
  'storage',
  'provider',
  'reload',
  'release',
] as const;

export type Ending = (typeof endings)[number];

const kinds = ['articles', 'announcements', 'pages', 'gallery'] as const;

export type Kind = (typeof kinds)[number];

/**
 * When it ends: amid a word, as a draft goes out, once one has arrived, as the text is sent, or right after the press
 * that sends it.
 */
const moments = ['word', 'draft', 'between', 'sending', 'pressed'] as const;

type Paragraph = { words: string[]; isPasted: boolean };

/** All that is random of a run. */
export type Plan = {
  number: number;
  ending: Ending;
  kind: Kind;
  isNew: boolean;
  screen: 'phone' | 'desk';
  moment: (typeof moments)[number];
  /** A title of two words, the second nobody else's; and what somebody else has written before and writes meanwhile. */
  title: string;
  before: string[];
  meanwhile: string[];
  paragraphs: Paragraph[];
  /** The word at which it ends. */
  cut: number;
  /** What a run does one way or the other, by a number between 0 and 1. */
  chance: () => number;
};

/** Returns the plans of so many runs, each kind of end in its turn; a seed repeats them. */
export function plansOf(runs: number, seed: number): Plan[] {
  return Array.from({ length: runs }, (_, number) =>
    planOf(number, randomFrom(seed * 1000 + number)),
  );
}

function planOf(number: number, chance: () => number): Plan {
  const pick = <Choice>(choices: readonly Choice[]) =>
    choices[Math.floor(chance() * choices.length)] as Choice;
  const word = wordsOnce(chance);
  const ending = endings[number % endings.length] as Ending;
  // A picture of the gallery has no text beside its title: one run in seven.
  const kind = chance() < 1 / 7 ? 'gallery' : pick(kinds.slice(0, 3));
  // A full device shows while somebody types.
  const moment = ending === 'storage' ? 'word' : pick(moments);
  const count = kind === 'gallery' ? 10 : 80 + Math.floor(chance() ** 3 * 221);
  const words = Array.from({ length: count }, word);
  const isAtEnd = moment === 'sending' || moment === 'pressed';
  return {
    ...{ number, ending, kind, moment, chance },
    isNew: chance() < 0.6,
    screen: chance() < 0.5 ? 'phone' : 'desk',
    title: `Catatan ${word()}`,
    before: Array.from({ length: 16 }, word),
    meanwhile: Array.from({ length: 12 }, word),
    paragraphs: paragraphsOf(words, chance, kind !== 'gallery'),
    cut: isAtEnd ? count : Math.ceil(count * (0.15 + 0.7 * chance())),
  };
}

/** Some words a paragraph; of a text one in three is pasted. */
function paragraphsOf(words: readonly string[], chance: () => number, isText: boolean) {
  const paragraphs: Paragraph[] = [];
  for (let from = 0; from < words.length; ) {
    const length = isText ? 12 + Math.floor(chance() * 24) : words.length;
    const isPasted = isText && from > 0 && chance() < 0.35;
    paragraphs.push({ words: words.slice(from, from + length), isPasted });
    from += length;
  }
  return paragraphs;
}

/** Makes words that sound like a language and never come twice. */
function wordsOnce(chance: () => number): () => string {
  const known = new Set<string>();
  const letter = (letters: string) => letters[Math.floor(chance() * letters.length)] ?? '';
  return function next(): string {
    const syllables = Array.from({ length: 4 }, () => letter('bdgjklmnprst') + letter('aiueo'));
    const word = syllables.join('') + letter('nkrt');
    if (known.has(word)) return next();
    known.add(word);
    return word;
  };
}
