/** Runs something again when it failed, and says so: a browser that did not start is no figure. @throws its second error. */
export async function repeatOnce<Result>(
  what: string,
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const words = error instanceof Error ? error.message.split('\n')[0] : String(error);
    console.log(`${what}: gagal (${words}), diulang sekali`);
    return run();
  }
}
