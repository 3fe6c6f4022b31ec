/**
 * Creates the navigation guard: knows the forms that hold unsaved text, and holds an action that would
 * discard it until the person confirms.
 */
export function createDirtyForms() {
  /** Each form, with true when its text is also kept as a draft on this device. */
  const forms = new Map<symbol, boolean>();
  const listeners = new Set<() => void>();
  let isReloading = false;
  let pending: (() => void) | null = null;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const setPending = (next: (() => void) | null) => {
    pending = next;
    notify();
  };
  return {
    any: () => forms.size > 0,
    /** True while all of it is kept as drafts on this device. */
    areKept: () => ![...forms.values()].includes(false),

    /** Adds a form. @returns a function that removes it. */
    add(hasDraft = false): () => void {
      const form = Symbol('form');
      forms.set(form, hasDraft);
      isReloading = false;
      notify();
      return () => {
        forms.delete(form);
        notify();
      };
    },

    /** Reloads the page without the browser's warning: drafts bring the text back. */
    reload(): void {
      isReloading = true;
      void reloadNewest();
    },

    /** True when the browser has to warn before the page unloads. */
    mustWarn: () => (isReloading ? [...forms.values()].includes(false) : forms.size > 0),

    /** Runs an action at once, or after the person's consent while any text is unsaved. */
    guard: (act: () => void) => (forms.size > 0 ? setPending(act) : act()),
    /** The action that waits for consent, or null. */
    pending: () => pending,
    /** Forgets the pending action. */
    settle: () => setPending(null),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Reloads the page in the newest release: the kept one is deleted, and fetched again later. */
async function reloadNewest(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.unregister();
  window.location.reload();
}
