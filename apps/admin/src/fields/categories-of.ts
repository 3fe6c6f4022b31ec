/** Returns the categories of items, each once regardless of case, in alphabetical order. */
export function categoriesOf(items: readonly { category: string }[]): string[] {
  const categories = new Map<string, string>();
  for (const { category } of items) {
    const name = category.trim();
    if (name && !categories.has(name.toLowerCase())) categories.set(name.toLowerCase(), name);
  }
  return [...categories.values()].sort((a, b) => a.localeCompare(b, 'id'));
}
