/** Creates the stack of the dialogs that are open over the page, the topmost last. */
export function createDialogStack() {
  const open: { close: () => void }[] = [];
  return {
    any: () => open.length > 0,
    /** Closes the topmost dialog as its own buttons would. */
    closeTop: () => open.at(-1)?.close(),
    /** Pushes a dialog. @returns a function that removes it. */
    add(close: () => void): () => void {
      const dialog = { close };
      open.push(dialog);
      return () => {
        open.splice(open.indexOf(dialog), 1);
      };
    },
  };
}
