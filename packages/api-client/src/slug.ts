/** The maximum length of a slug, in characters (docs/contract.md#slugs). */
const maxLength = 80;

/**
 * Derives a slug from a title: lower case, ASCII, hyphens, at most 80 characters (docs/contract.md#slugs). A
 * title without a Latin letter or digit becomes `otherwise`, so that every item has an address.
 */
export function slugOf(title: string, otherwise = 'artikel'): string {
  const slug = title
    .normalize('NFKD')
    .replace(/[\p{M}'’‘ʼʿʾ`]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '');
  return trimSlug(slug, maxLength) || otherwise;
}

/** Returns the nth of equal slugs: `berita`, `berita-2`, `berita-3`, still at most 80 characters. */
export function numberedSlug(slug: string, n: number): string {
  const suffix = n === 1 ? '' : `-${n}`;
  return trimSlug(slug, maxLength - suffix.length) + suffix;
}

/**
 * Gives each article its slug: the provider's where there is one, else derived from the title, equal
 * ones numbered in order of id. Depends on the set of articles alone, so every client agrees.
 */
export function withSlugs<Item extends { id: string; title: string; slug: string }>(
  articles: readonly Item[],
): Item[] {
  const inOrder = articles.toSorted((a, b) => compareIds(a.id, b.id));
  const slugs = new Map<string, string>();
  const taken = new Set<string>();
  const take = (article: Item, slug: string) => {
    taken.add(slug);
    slugs.set(article.id, slug);
  };
  for (const article of inOrder) {
    if (isSegment(article.slug) && !taken.has(article.slug)) take(article, article.slug);
  }
  const lastNumber = new Map<string, number>();
  for (const article of inOrder) {
    if (slugs.has(article.id)) continue;
    const base = isSegment(article.slug) ? article.slug : slugOf(article.title);
    let n = (lastNumber.get(base) ?? 0) + 1;
    while (taken.has(numberedSlug(base, n))) n += 1;
    lastNumber.set(base, n);
    take(article, numberedSlug(base, n));
  }
  return articles.map((article) => ({ ...article, slug: slugs.get(article.id) ?? '' }));
}

/** Orders opaque ids: whole numbers by value, everything else as text after them. */
export function compareIds(a: string, b: string): number {
  const [aNumeric, bNumeric] = [/^\d+$/.test(a), /^\d+$/.test(b)];
  if (aNumeric !== bNumeric) return aNumeric ? -1 : 1;
  const [x, y] = aNumeric ? [BigInt(a), BigInt(b)] : [a, b];
  if (x === y) return a.length - b.length;
  return x < y ? -1 : 1;
}

// A provider's slug stands in a URL as it is, so it must be one segment of a path and no `..`.
function isSegment(slug: string): boolean {
  return slug.length <= maxLength && /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._~-]*$/u.test(slug);
}

function trimSlug(slug: string, length: number): string {
  return slug.slice(0, length).replace(/-+$/, '');
}
