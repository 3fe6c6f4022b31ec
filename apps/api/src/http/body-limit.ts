import { bodyLimit as limit } from 'hono/body-limit';
import { Problem } from './problem.ts';

/** Refuses a body of more than `maxSize` bytes before it is parsed, chunked ones included. */
export function bodyLimit(maxSize: number) {
  return limit({
    maxSize,
    onError: () => {
      throw new Problem('too-large');
    },
  });
}
