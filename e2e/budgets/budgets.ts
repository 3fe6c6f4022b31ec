const kilobyte = 1000;

/**
 * Budgets of a visit, in one place. Bytes are asserted by the tests of this folder; scores and times, which
 * depend on the machine, are compared by `pnpm bench`.
 */
export const budgets = {
  /**
   * After brotli, each file once; of a page of the site with all that its controls use, `style` in its HTML, of which
   * its title waits for `firstStyle`.
   */
  firstLoad: {
    page: { script: 8 * kilobyte, firstStyle: 6 * kilobyte, style: 11 * kilobyte },
    adminLogin: { script: 160 * kilobyte },
    adminList: { script: 230 * kilobyte },
  },
  /** On the wire, headers and pictures and all. */
  visit: {
    homeHtml: 24 * kilobyte,
    home: 330 * kilobyte,
    article: 200 * kilobyte,
    second: 25 * kilobyte,
    /** Which a server sends without waiting for an answer (RFC 6928): a byte more costs a journey there and back. */
    tenPackets: 14_600,
  },
  /** On the wire, headers and all: what the admin's list of articles brings beside its code, whatever their number. */
  adminList: { json: 12 * kilobyte, list: 150 * kilobyte },
  /** On a slow phone, cold: until a step of the admin is usable, and what it brings; `second` is a later start. */
  adminVisit: {
    login: { milliseconds: 6000, bytes: 230 * kilobyte },
    list: { milliseconds: 5000, bytes: 150 * kilobyte },
    editor: { milliseconds: 4000, bytes: 200 * kilobyte },
    second: { milliseconds: 2000, bytes: 20 * kilobyte },
  },
  /** The form of `/bergabung/daftar`, whole at 400 kbit/s. */
  registrationForm: { milliseconds: 3000, script: 8 * kilobyte },
  /**
   * Milliseconds on a processor six times as slow: of each control, and of nine keys in ten within 2,000 words;
   * `difference`: of two versions of 20 kB, on one four times as slow.
   */
  adminTouches: { inp: 200, typing: 100, difference: 100 },
  /**
   * Lighthouse, mobile: scores of 100, times in milliseconds. `overScriptless`: what the page's scripts may add to the
   * twin without them; `ofStatic`: paints as a part of those of the static twin.
   */
  lighthouse: {
    score: 100,
    firstPaint: 800,
    largestPaint: { text: 1000, pictures: 1100 },
    blocking: { scriptless: 60, overScriptless: 30 },
    ofStatic: 1.05,
    shift: 0,
  },
  /**
   * Milliseconds on a line and a processor that are really slowed down (`bench/browser/first-words.ts`); `ofTwin`: paints
   * as a part of those of a page that is nothing but its words, its pictures and the rules that they use. `first`: at
   * 400 kbit/s; the others at 1.44 Mbit/s and a sixth of the processor.
   */
  firstWords: {
    ofTwin: 1.1,
    first: { text: 700, home: 800 },
    second: 300,
    styleAndLayout: { text: 200, home: 300 },
    blocking: 50,
  },
  /**
   * Milliseconds of a touch, by how many times slower the processor is. `first`: of a visit, until its effect is
   * painted, with the code fetched ahead; `slow`: the same at 400 kbit/s without the code, and until anything is seen.
   */
  touches: {
    inp: { 4: 100, 6: 200 },
    first: { 4: 200, 6: 350 },
    slow: { seen: 100, effect: 3000 },
  },
  /** `ofBareNode`: requests a second as a part of what bare Node answers; times in milliseconds. */
  server: {
    ofBareNode: 0.8,
    crowdP99: 250,
    drawn: 1000 / 600,
    growth: 1.3,
    megabytes: 300,
    /** During a flood: a visitor's cached page and search, and the memory of the site. */
    flooded: { atHand: 100, search: 2000, megabytes: 400 },
    /** Beside a provider with a list of 55 MB, or of 100,000 entries: the slowest page, and the memory of the site. */
    longLists: { slowest: 5000, megabytes: 400 },
    pupils: { import200: 5000, withdrawal: 5000 },
  },
} as const;
