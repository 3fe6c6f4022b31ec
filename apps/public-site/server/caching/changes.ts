import { hash } from 'node:crypto';
import type { ListPage, ListParams } from '@pesantren/api-client/contract/pagination';
import type { ResourceName } from '@pesantren/api-client/resources';
import { LRUCache } from 'lru-cache';
import { freshness } from './freshness.ts';

/** Characters that are remembered of the last answers to reads of the provider. */
const most = 12_000_000;

/** Of a longer answer the items are known, not their words. */
const longest = 500_000;

/** Characters that an item's id and slug are counted as. */
const ofItem = 60;

/** Changes that are remembered one by one; of older ones that there were some. */
const mostChanges = 10_000;

/** A read of the provider: of a list or a part of it, or of one item. */
export type Call =
  | readonly ['list', ResourceName, ListParams?]
  | readonly ['item', ResourceName, id: string]
  | readonly ['article', slug: string];

/** A copy of what the provider said: which items it shows and by which reads, and how many changes were known before. */
export type Copy = { shows: ReadonlySet<string>; changes: number };

/** Names what has changed; `everything` for what concerns all copies. */
export type Changed = readonly string[] | 'everything';

/** What the provider is known to have said last, and what has changed: the one owner of what may stand in for what cannot be read. */
export type Changes = {
  /** Returns a number that grows with each change. */
  count: () => number;
  /** Counts a change that was noticed elsewhere. */
  add: (changed: Changed) => void;
  /** Compares the answer of a read with the one before. @param answer null for none. @param known changes before it was read. */
  compare: (call: Call, answer: ListPage<object> | object | null, known?: number) => void;
  /** Counts a change of what all copies show. */
  addEverywhere: () => void;
  /**
   * Returns true for a copy that shows an item which has since been seen to be gone or to have moved, or that was made of
   * an item's own read which has since had another answer (docs/spec.md#f-73). That a list has grown, or a title in it
   * changed, leaves the last good copies of all other pages standing (docs/reliability.md#s08).
   */
  isOutdated: (copy: Copy) => boolean;
  /**
   * Returns the last answer to a read, for while there is no other: a list without the items that have been seen to be gone
   * or are at their end, null where there was none; undefined where nothing may be told. @returns a new object.
   */
  lastAnswer: (call: Call) => ListPage<object> | object | null | undefined;
  /** Returns how often a last answer has stood in: a page that is made of one is no newer than that. */
  standIns: () => number;
};

/** Creates the changes of a process. @param onNoticed hears of each change that is noticed here. */
export function createChanges(onNoticed: (changed: Changed) => void = () => {}): Changes {
  let count = 0;
  let standIns = 0;
  let everywhere = 0;
  /** Copies from before this change show what nothing is known about any more. */
  let forgotten = 0;
  const changedAt = new LRUCache<string, number>({
    max: mostChanges,
    dispose: (at, _, reason) => {
      if (reason === 'evict') forgotten = Math.max(forgotten, at);
    },
  });
  const answers = new LRUCache<string, Answer>({
    maxSize: most,
    sizeCalculation: ({ items, text }) => items.size * ofItem + text.length + 1,
  });

  /** Reads by which items were seen in other words than before. */
  const corrected = new LRUCache<string, string>({ max: mostChanges });

  function add(changed: Changed): void {
    count += 1;
    if (changed === 'everything') everywhere = count;
    else for (const name of changed) changedAt.set(name, count);
  }

  function notice(changed: Changed): void {
    if (changed.length === 0) return;
    add(changed);
    onNoticed(changed);
  }

  return {
    count: () => count,
    add,
    addEverywhere: () => notice('everything'),
    compare: (call, answer, known = count) => {
      const name = readName(call);
      const last = answers.get(name);
      const newest = toAnswer(call, answer, known);
      // What anyone makes up pushes nothing out.
      if (!last && newest.total === 0 && isOfAnyName(call)) return;
      answers.set(name, newest);
      if (!last) return;
      const items = goneOrMoved(last, newest).map((id) => shownItem(resourceOf(call), id));
      const isLatest = known === count;
      const isCorrected = last.version !== newest.version;
      if (isCorrected)
        for (const id of newest.items.keys()) corrected.set(shownItem(resourceOf(call), id), name);
      notice(isCorrected ? [...items, name] : items);
      // It knows what it has told itself.
      if (isLatest) newest.changes = count;
    },
    isOutdated: ({ shows, changes }) => {
      if (changes === count) return false;
      if (changes < Math.max(forgotten, everywhere)) return true;
      for (const name of shows) if (hasChanged(name, changes)) return true;
      return false;
    },
    standIns: () => standIns,
    lastAnswer: (call) => {
      const last = answers.get(readName(call));
      if (!last || performance.now() - last.at > freshness.providerAway) return undefined;
      if (last.total > 0 && (last.text === '' || last.changes < forgotten)) return undefined;
      const { items, total } = last.total > 0 ? JSON.parse(last.text) : { items: [], total: 0 };
      const there = items.filter((item: object) => {
        const hasEnded = Date.parse(fieldOf(item, 'expire_at')) <= Date.now();
        if (hasEnded && !isArchive(call)) return false;
        return !hasChanged(shownItem(resourceOf(call), fieldOf(item, 'id')), last.changes);
      });
      if (call[0] !== 'list' && there.length < items.length) return undefined;
      standIns += 1;
      if (call[0] !== 'list') return there[0] ?? null;
      return {
        items: there.map((item: object) => inNewestWords(item, resourceOf(call), last.at)),
        total: total - (items.length - there.length),
      };
    },
  };

  /** Returns an item of a list, which may be a summary, with the words that its own read has had since. */
  function inNewestWords(item: object, resource: string, at: number): object {
    const newer = answers.get(corrected.get(shownItem(resource, fieldOf(item, 'id'))) ?? '');
    if (!newer || newer.at < at || newer.text === '') return item;
    const words: Record<string, unknown> = JSON.parse(newer.text).items[0] ?? {};
    return Object.fromEntries(
      Object.entries(item).map(([field, old]) => [field, old ? (words[field] ?? old) : old]),
    );
  }

  function hasChanged(name: string, since: number): boolean {
    return (changedAt.get(name) ?? 0) > since;
  }
}

/** Names an item as a copy shows it. */
export function shownItem(resource: string, id: string): string {
  return `${resource} ${id}`;
}

/** Names a read. */
export function readName(call: Call): string {
  return JSON.stringify(call);
}

/** Returns true for a read of one item, by its id or its slug. */
export function isOfOne([kind, , part]: Call): boolean {
  return kind !== 'list' || (typeof part === 'object' && part.slug !== undefined);
}

/**
 * The items of an answer with their slugs, in order; how many there are in all; of one item a hash of all its words; the
 * answer as JSON, `''` for one that is too long; when it came, and how many changes were known then.
 */
type Answer = {
  items: Map<string, string>;
  total: number;
  version: string;
  text: string;
  at: number;
  changes: number;
};

function toAnswer(call: Call, answer: ListPage<object> | object | null, changes: number): Answer {
  const page = pageOf(answer);
  const text = JSON.stringify(page);
  return {
    items: new Map(page.items.map((item) => [fieldOf(item, 'id'), fieldOf(item, 'slug')])),
    total: page.total,
    version: isOfOne(call) ? hash('sha256', text, 'base64url') : '',
    text: text.length > longest ? '' : text,
    ...{ at: performance.now(), changes },
  };
}

/** Returns true for a read by words of an address, which may be anybody's. */
function isOfAnyName(call: Call): boolean {
  return isOfOne(call) || (typeof call[2] === 'object' && Boolean(call[2].category));
}

/** Returns true for a list of what is at its end. */
function isArchive([kind, , part]: Call): boolean {
  return kind === 'list' && typeof part === 'object' && part.state === 'expired';
}

function pageOf(answer: ListPage<object> | object | null): ListPage<object> {
  if (!answer) return { items: [], total: 0 };
  return 'items' in answer && 'total' in answer ? answer : { items: [answer], total: 1 };
}

function fieldOf(item: object, field: string): string {
  return String(Reflect.get(item, field) ?? '');
}

function resourceOf([kind, name]: Call): string {
  return kind === 'article' ? 'articles' : name;
}

/** Returns the items that have another address than before, and those that are there no more, but for what newer ones push to the next page. */
function goneOrMoved(last: Answer, newest: Answer): string[] {
  const order = [...last.items.keys()];
  const moved = order.filter(
    (id) => newest.items.has(id) && newest.items.get(id) !== last.items.get(id),
  );
  const missing = order.filter((id) => !newest.items.has(id));
  const arePushed =
    order.slice(order.length - missing.length).every((id) => !newest.items.has(id)) &&
    newest.items.size >= order.length &&
    newest.total - last.total >= missing.length;
  return arePushed ? moved : [...moved, ...missing];
}
