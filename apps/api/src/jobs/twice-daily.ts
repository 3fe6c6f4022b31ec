const hour = 3_600_000;

/** Hours between two runs. */
const interval = 12;

/**
 * Runs some work an hour from now and then twice a day, until the returned timer is cleared: a process that starts again and
 * again must not work each time. The work handles its own failures.
 */
export function startTwiceDaily(work: () => Promise<unknown>): NodeJS.Timeout {
  let hours = 0;
  return setInterval(() => {
    if (hours % interval === 0) void work();
    hours += 1;
  }, hour);
}
