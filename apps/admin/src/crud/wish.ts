/** What a way to a resource's screen asks of it: a form for a new item, or for one that is there. */
export type Wish = { add: true } | { edit: string };

/** The wish in a history entry's state, which may hold anything; `null` when there is none. */
export function readWish(state: unknown): Wish | null {
  if (typeof state !== 'object' || state === null) return null;
  if ('add' in state && state.add === true) return { add: true };
  if ('edit' in state && typeof state.edit === 'string') return { edit: state.edit };
  return null;
}
