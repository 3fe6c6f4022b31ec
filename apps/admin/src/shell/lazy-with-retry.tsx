import { type ComponentType, lazy, type ReactNode } from 'react';
import { explainMissingCode } from './chunk-error.ts';
import { LateCode } from './chunk-retry.tsx';

/**
 * A component whose code comes with its first use; where that fails, its place says so and can try again.
 * `around` puts more beside those words than they alone.
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  around: (failure: ReactNode, props: Props) => ReactNode = (failure) => failure,
) {
  return lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() };
    } catch {
      const reason = await explainMissingCode();
      return {
        default: (props: Props) => (
          <LateCode reason={reason} load={load} props={props} around={around} />
        ),
      };
    }
  });
}
