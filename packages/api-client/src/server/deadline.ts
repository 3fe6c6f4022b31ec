/**
 * Milliseconds that a server waits for one call of anything outside its own process, and for more of an answer that has
 * begun (docs/operating/limits.md#deadlines).
 */
export const outsideDeadline = 5_000;

/** Milliseconds until who asks the site has an answer, however many calls it takes. */
export const answerDeadline = 7_000;

/** Milliseconds for which a call goes on that nobody waits for any more: the next caller shares it (docs/reliability.md#p08). */
export const unawaitedDeadline = 15_000;

/** Thrown where an answer takes too long. */
export class LateError extends Error {
  override readonly name = 'LateError';
}

/** Resolves as `work` does. @throws what `late` makes, where that takes longer than `milliseconds`. */
export async function withinDeadline<Result>(
  milliseconds: number,
  work: Promise<Result>,
  late: () => Error = () => new LateError('It took too long.'),
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), milliseconds);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Returns what `body` sends, chunk by chunk as it is read, and lets it go in the end. It fails with what `late` makes where
 * no more has come for `milliseconds`.
 */
export function bodyWithinDeadline(
  milliseconds: number,
  body: ReadableStream<Uint8Array>,
  late?: () => Error,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  const leave = () => reader.cancel().catch(() => {});
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await withinDeadline(milliseconds, reader.read(), late);
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          void leave();
          throw error;
        }
      },
      cancel: leave,
    },
    { highWaterMark: 0 },
  ) as ReadableStream<Uint8Array<ArrayBuffer>>;
}
