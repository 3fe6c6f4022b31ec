/** Which forms hold text that is not saved. */
export function createUnsaved() {
  const forms = new Set<symbol>();
  return {
    any: () => forms.size > 0,
    /** Counts a form, until the answered function is called. */
    add(): () => void {
      const form = Symbol('form');
      forms.add(form);
      return () => forms.delete(form);
    },
  };
}
