/** What a way to a resource's screen can ask of it: a form for a new item. */
export type Wish = { add: true };

/** Whether a history entry's state, which may hold anything, is a wish. */
export function isWish(state: unknown): state is Wish {
  return typeof state === 'object' && state !== null && 'add' in state && state.add === true;
}
