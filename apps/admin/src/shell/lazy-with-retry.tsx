import { type ComponentType, lazy, type ReactNode } from 'react';
import { explainChunkError } from './chunk-error.ts';
import { ChunkRetry } from './chunk-retry.tsx';

/**
 * A component whose code comes with its first use; where that fails, its place says so and can try again.
 * `around` puts more beside those words than they alone.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  around: (failure: ReactNode, props: Props) => ReactNode = (failure) => failure,
) {
  return lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() };
    } catch {
      const reason = await explainChunkError();
      return {
        default: (props: Props) => (
          <ChunkRetry reason={reason} load={load} props={props} around={around} />
        ),
      };
    }
  });
}
