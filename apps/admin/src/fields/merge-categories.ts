/** Returns categories, each once regardless of case, in alphabetical order. */
export function mergeCategories(categories: readonly string[]): string[] {
  const merged = new Map<string, string>();
  for (const category of categories) {
    const name = category.trim();
    if (name && !merged.has(name.toLowerCase())) merged.set(name.toLowerCase(), name);
  }
  return [...merged.values()].sort((a, b) => a.localeCompare(b, 'id'));
}
