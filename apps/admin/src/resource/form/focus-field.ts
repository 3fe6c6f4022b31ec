/** Focuses a field, once what is folded around it is open. */
export function focusField(field: HTMLElement | null | undefined): void {
  for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details')) {
    fold.open = true;
  }
  field?.focus();
}
