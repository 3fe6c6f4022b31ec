import { useWindowEvent } from '@mantine/hooks';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { ErrorState } from '../resource/list/error-state.tsx';
import { useServices } from '../services.ts';
import { type ChunkError, explainChunkError } from './chunk-error.ts';

type ChunkRetryProps<Props extends object> = {
  reason: ChunkError;
  load: () => Promise<ComponentType<Props>>;
  /** Those of the component. */
  props: Props;
  around: (failure: ReactNode, props: Props) => ReactNode;
};

/**
 * In place of a component whose code did not come: by the button, or once the network is back, it is
 * asked for again. Code that is gone after a newer release comes with the page itself.
 */
export function ChunkRetry<Props extends object>(late: ChunkRetryProps<Props>) {
  const { load, props, around } = late;
  const { dirtyForms } = useServices();
  const place = useRef<HTMLDivElement>(null);
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const [reason, setReason] = useState(late.reason);
  const [isTrying, setIsTrying] = useState(false);
  const tryAgain = async () => {
    setIsTrying(true);
    try {
      const loaded = await load();
      setLoaded(() => loaded);
    } catch {
      setReason(await explainChunkError());
    }
    setIsTrying(false);
  };
  // Not under the hands of a person who writes there meanwhile.
  const isInUse = () => place.current?.contains(document.activeElement) ?? false;
  useWindowEvent('online', () => !isInUse() && void tryAgain());
  if (Loaded) return <Loaded {...props} />;
  const { error, needsReload } = reason;
  return (
    <div ref={place}>
      {around(
        <ErrorState
          error={error}
          isRetrying={isTrying}
          {...(needsReload && { retry: 'Muat ulang' })}
          onRetry={() => (needsReload ? dirtyForms.reload() : void tryAgain())}
        />,
        props,
      )}
    </div>
  );
}
