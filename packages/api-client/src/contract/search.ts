/** The ways in which an apostrophe is typed, also as Latin script writes ʿain and hamzah: `Qur’an`, `Jumʿat`. */
const apostrophes = /[\u2018\u2019\u02bb\u02bc\u02be\u02bf`\u00b4]/g;

/** Folds a text for comparison: lower case, every apostrophe the same. */
export function foldText(text: string): string {
  return text.toLowerCase().replace(apostrophes, "'");
}

/** Case-insensitive substring match over the named fields (docs/spec.md#search); `''` matches all. */
export function matchesSearch<Item extends object>(
  item: Item,
  search: string | undefined,
  fields: readonly (keyof Item)[],
): boolean {
  const wanted = foldText(search?.trim() ?? '');
  return wanted === '' || fields.some((field) => foldText(String(item[field])).includes(wanted));
}
