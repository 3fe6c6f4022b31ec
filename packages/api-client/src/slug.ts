/** Longest slug in characters (contract section 4). */
const maxLength = 80;

/**
 * Title → slug: lower case, ASCII, hyphens, at most 80 characters (contract section 4). A title
 * without a Latin letter or digit becomes `artikel`, so that every article has an address.
 */
export function slugOf(title: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/[\p{M}'’‘ʼʿʾ`]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '');
  return trimSlug(slug, maxLength) || 'artikel';
}

/** The nth of equal slugs: `berita`, `berita-2`, `berita-3`, still at most 80 characters. */
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
  const taken = new Set(articles.map((article) => article.slug).filter(Boolean));
  const derived = new Map<string, string>();
  const unnamed = articles.filter((article) => !article.slug);
  for (const { id, title } of unnamed.toSorted((a, b) => compareIds(a.id, b.id))) {
    const base = slugOf(title);
    let n = 1;
    while (taken.has(numberedSlug(base, n))) n += 1;
    taken.add(numberedSlug(base, n));
    derived.set(id, numberedSlug(base, n));
  }
  return articles.map((article) => ({
    ...article,
    slug: article.slug || (derived.get(article.id) ?? ''),
  }));
}

/** Orders opaque ids: whole numbers by value, everything else as text after them. */
export function compareIds(a: string, b: string): number {
  const [aNumeric, bNumeric] = [/^\d+$/.test(a), /^\d+$/.test(b)];
  if (aNumeric && bNumeric) return a.length - b.length || (a < b ? -1 : Number(a > b));
  if (aNumeric !== bNumeric) return aNumeric ? -1 : 1;
  return a < b ? -1 : Number(a > b);
}

function trimSlug(slug: string, length: number): string {
  return slug.slice(0, length).replace(/-+$/, '');
}
