/** Milliseconds that a server waits for anything outside its own process (docs/reliability.md#settings-outside). */
export const outsideDeadline = 5_000;

/** Resolves as `work` does. @throws what `late` makes, where that takes longer than `milliseconds`. */
export async function withinDeadline<Result>(
  milliseconds: number,
  work: Promise<Result>,
  late: () => Error,
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
