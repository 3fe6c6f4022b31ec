/** Which forms hold text that is not saved, and of which of them a draft is kept on this device. */
export function createDirtyForms() {
  const forms = new Map<symbol, boolean>();
  let isReloading = false;
  return {
    any: () => forms.size > 0,

    /** Counts a form, until the answered function is called. */
    add(isKept = false): () => void {
      const form = Symbol('form');
      forms.set(form, isKept);
      isReloading = false;
      return () => forms.delete(form);
    },

    /** Loads the page anew: drafts bring the text back. */
    reload(): void {
      isReloading = true;
      window.location.reload();
    },

    /** Whether the browser has to ask before the page goes: a reload that was wanted here loses no draft. */
    mustWarn: () => (isReloading ? [...forms.values()].includes(false) : forms.size > 0),
  };
}
