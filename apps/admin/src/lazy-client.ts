import { explainChunkError } from './shell/chunk-error.ts';

/**
 * Returns calls whose code loads with the first of them, so that no page waits for calls that it may never make. A failed
 * import is one without a connection, after which the next call tries again.
 */
export function lazyClient<Calls extends object>(load: () => Promise<Calls>): Calls {
  let loading: Promise<Calls> | undefined;
  const call =
    (name: string | symbol) =>
    async (...args: unknown[]): Promise<unknown> => {
      loading ??= load();
      const calls = await loading.catch(async () => {
        loading = undefined;
        throw (await explainChunkError()).error;
      });
      return (Reflect.get(calls as object, name) as (...args: unknown[]) => unknown)(...args);
    };
  return new Proxy({} as Calls, { get: (_, name) => call(name) });
}
