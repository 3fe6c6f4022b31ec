/** The kinds of text in a PDF: its syntax, the data of a stream, or a string, in which nothing is a command. */
export type PdfContext = 'syntax' | 'stream' | 'string';

const [open, close, backslash, percent, s] = [...Buffer.from('()\\%s')];

/** How far a stream's dictionary is looked for before it, in bytes. */
const dictionaryReach = 1024;

/**
 * Creates the function that tells what stands at a place (PDF 32000-1, section 7.3). Places are asked for in ascending
 * order, so that all of them together read the file once.
 */
export function createPdfContext(bytes: Buffer): (place: number) => PdfContext {
  let at = 0;
  let depth = 0;
  let streamEnd = 0;

  /** Goes on behind the last object that begins or ends before a place, where nothing is open. */
  function skipObjects(place: number): void {
    const found = bytes.subarray(at, place).lastIndexOf('obj');
    if (found < 0) return;
    const before = bytes.toString('latin1', Math.max(0, at + found - 24), at + found);
    if (!/(?:\d\s+\d+\s+|[\s>\])]end)$/.test(before)) return;
    at += found + 'obj'.length;
    [depth, streamEnd] = [0, 0];
  }

  function step(): void {
    if (streamEnd > 0 && at >= streamEnd) {
      at = streamEnd + 'endstream'.length;
      [depth, streamEnd] = [0, 0];
      return;
    }
    const byte = bytes[at];
    at += 1;
    if (byte === open) depth += 1;
    else if (byte === close) depth = Math.max(0, depth - 1);
    else if (depth > 0) at += byte === backslash ? 1 : 0;
    else if (streamEnd === 0) stepInSyntax(byte);
  }

  function stepInSyntax(byte: number | undefined): void {
    if (byte === percent) at = endOfLine(at);
    else if (byte === s) enterStream();
  }

  function endOfLine(from: number): number {
    let end = from;
    while (end < bytes.length && bytes[end] !== 10 && bytes[end] !== 13) end += 1;
    return end;
  }

  /** An object stream holds syntax. */
  function enterStream(): void {
    if (bytes.toString('latin1', at, at + 5) !== 'tream') return;
    const before = bytes.toString('latin1', Math.max(0, at - dictionaryReach), at - 1);
    if (!/>>\s*$/.test(before) || before.slice(before.lastIndexOf('obj')).includes('/ObjStm'))
      return;
    const end = bytes.indexOf('endstream', at);
    streamEnd = end < 0 ? bytes.length : end;
  }

  return (place) => {
    skipObjects(place);
    while (at < place) step();
    if (depth > 0) return 'string';
    return streamEnd > place ? 'stream' : 'syntax';
  };
}
