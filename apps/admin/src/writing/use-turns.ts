import { useRef } from 'react';

/** Returns a function that runs calls one after the other, whatever becomes of those before. */
export function useTurns() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    const next = last.current.then(call, call);
    last.current = next.catch(() => undefined);
    return next;
  };
}
