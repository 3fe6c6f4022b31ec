/** Forms whose chosen category was brought into sight, each once: visitors scroll them. */
const shown = new WeakSet<HTMLFormElement>();

/** Scrolls the bars of category buttons to the chosen one, which may lie beyond the edge of a phone. */
export function showChosenCategories(): void {
  const chosen = document.querySelectorAll<HTMLButtonElement>('[name=kategori][aria-pressed=true]');
  for (const button of chosen) {
    const { form } = button;
    if (!form || shown.has(form)) continue;
    shown.add(form);
    const [bar, place] = [form.getBoundingClientRect(), button.getBoundingClientRect()];
    if (place.left >= bar.left && place.right <= bar.right) continue;
    form.scrollLeft += (place.left + place.right - bar.left - bar.right) / 2;
  }
}
