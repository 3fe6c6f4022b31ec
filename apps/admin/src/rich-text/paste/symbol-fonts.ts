/** The signs that Wingdings draws for characters that Word, Outlook and PowerPoint write in it. */
const wingdings: Readonly<Record<string, string>> = {
  ...{ '"': '✂', '(': '☎', ')': '✆', '*': '✉', '6': '⌛', F: '☞', J: '☺', K: '😐', L: '☹' },
  ...{ Z: '☪', l: '●', n: '■', o: '☐', q: '❑', r: '❒', u: '◆', v: '❖', '§': '▪', '¨': '☐' },
  ...{ '«': '★', Ø: '➢', ß: '←', à: '→', á: '↑', â: '↓', è: '➔', û: '✗', ü: '✓', ý: '☒' },
  ...{ þ: '☑' },
};

const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  wingdings,
  'wingdings 2': { O: '✗', P: '✓', R: '☑', S: '☒', T: '☒', '£': '☐', '\u0097': '●', '\u0098': '•' },
  'wingdings 3': { '"': '→', f: '←', g: '→', h: '↑', i: '↓', '}': '▸', '\u0084': '➢' },
  webdings: { a: '✓', c: '☐', r: '✗' },
  // All other letters of it are Greek, all digits as everywhere.
  symbol: {
    ...{ '·': '•', '®': '→', '¬': '←', '£': '≤', '³': '≥', '´': '×', '¸': '÷', '¹': '≠', Ö: '√' },
    ...{ a: 'α', b: 'β', p: 'π', m: 'μ', q: 'θ', l: 'λ', s: 'σ', D: 'Δ', S: 'Σ', W: 'Ω' },
  },
};

const fontOf =
  /(?:font-family:\s*|font:[^;]*?\s|^)["']?(wingdings(?: [23])?|webdings|symbol)["']?\s*(?:[,;!]|$)/i;

/**
 * Writes what a page draws in a font of signs as the signs themselves: without the font Word's tick is a `ü`, Outlook's
 * smile a `J`. A sign that is not known here is left out, for its letter would be a wrong one.
 */
export function writeSymbols(page: Document): void {
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    text.data = writtenSymbols(text.data);
    const styled = text.parentElement?.closest('[style*="font" i], [face]');
    const font = styled?.getAttribute('face') ?? styled?.getAttribute('style') ?? '';
    const [, name = ''] = fontOf.exec(font) ?? [];
    const signs = tables[name.toLowerCase()];
    if (signs) text.data = signsOf(text.data, signs, name.toLowerCase() === 'symbol');
  }
}

/** Returns a text with the signs of such fonts where programs write them in the private part of Unicode, as PDFs do. */
export function writtenSymbols(text: string): string {
  return text.replace(/[\uf020-\uf0ff]/g, (sign) => {
    const letter = String.fromCharCode(sign.charCodeAt(0) - 0xf000);
    return wingdings[letter] ?? tables.symbol?.[letter] ?? '';
  });
}

function signsOf(text: string, signs: Readonly<Record<string, string>>, hasLetters: boolean) {
  const drawn = new Set(Object.values(signs));
  return Array.from(text, (letter) => {
    if (/\s/.test(letter) || drawn.has(letter)) return letter;
    return signs[letter] ?? (hasLetters ? letter : '');
  }).join('');
}
