import { useWindowEvent } from '@mantine/hooks';
import { type ComponentType, lazy, type ReactNode, useRef, useState } from 'react';
import { useServices } from '../../services.ts';
import { type ChunkError, explainChunkError } from './chunk-error.ts';
import { ErrorState } from './error-state.tsx';

type Load<Props extends object> = () => Promise<ComponentType<Props>>;
type Frame<Props extends object> = (failure: ReactNode, props: Props) => ReactNode;

/**
 * Returns a lazy component that survives a failed import: in its place stand the reason and a button to
 * try again, where React's `lazy` would fail for good. `frame` puts more beside that message.
 */
export function lazyWithRetry<Props extends object>(
  load: Load<Props>,
  frame: Frame<Props> = (failure) => failure,
) {
  return lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() };
    } catch {
      const reason = await explainChunkError();
      return {
        default: (props: Props) => (
          <ChunkRetry load={load} frame={frame} props={props} reason={reason} />
        ),
      };
    }
  });
}

type ChunkRetryProps<Props extends object> = {
  reason: ChunkError;
  load: Load<Props>;
  frame: Frame<Props>;
  /** The props of the component. */
  props: Props;
};

/**
 * Imports the component again on the button, or once the network is back. Code that a newer release has
 * replaced comes only with a reload of the page.
 */
function ChunkRetry<Props extends object>(initial: ChunkRetryProps<Props>) {
  const { load, frame, props } = initial;
  const { dirtyForms } = useServices();
  const container = useRef<HTMLDivElement>(null);
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const [reason, setReason] = useState(initial.reason);
  const [isRetrying, setIsRetrying] = useState(false);
  const tryAgain = async () => {
    setIsRetrying(true);
    try {
      const loaded = await load();
      setLoaded(() => loaded);
    } catch {
      setReason(await explainChunkError());
    }
    setIsRetrying(false);
  };
  // A field that a person writes in meanwhile must not be replaced under their hands.
  const isInUse = () => container.current?.contains(document.activeElement) ?? false;
  useWindowEvent('online', () => !isInUse() && void tryAgain());
  if (Loaded) return <Loaded {...props} />;
  const { error, needsReload } = reason;
  return (
    <div ref={container}>
      {frame(
        <ErrorState
          error={error}
          isRetrying={isRetrying}
          {...(needsReload && { retryLabel: 'Muat ulang' })}
          onRetry={() => (needsReload ? dirtyForms.reload() : void tryAgain())}
        />,
        props,
      )}
    </div>
  );
}
