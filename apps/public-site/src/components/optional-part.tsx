import type { ReactNode } from 'react';

type OptionalPartProps = {
  /** Unique on its page. */
  name: string;
  /** True where the server could not read it in time. */
  isPending: boolean;
  children: ReactNode;
};

/**
 * A part that its page can do without (docs/spec.md#f-33). Where it is not there in time, `plain/loading/missing-parts.ts` asks the
 * server for it again.
 */
export function OptionalPart({ name, isPending, children }: OptionalPartProps) {
  return (
    <div data-part={name} data-pending={isPending ? '' : undefined} className="contents">
      {children}
    </div>
  );
}
