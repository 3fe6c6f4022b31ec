import { useWindowEvent } from '@mantine/hooks';
import { type ComponentType, useState } from 'react';
import { ListFailure } from '../crud/list-failure.tsx';

type LateCodeProps = { error: Error; load: () => Promise<ComponentType> };

/**
 * In place of a component whose code did not come: by the button, or once the network is back, it is
 * asked for again. Code that is gone after a new release comes with the page itself.
 */
export function LateCode({ error, load }: LateCodeProps) {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  const [isTrying, setIsTrying] = useState(false);
  const tryAgain = async (orElse: () => void) => {
    setIsTrying(true);
    try {
      const loaded = await load();
      setLoaded(() => loaded);
    } catch {
      orElse();
    }
    setIsTrying(false);
  };
  useWindowEvent('online', () => void tryAgain(() => undefined));
  if (Loaded) return <Loaded />;
  return (
    <ListFailure
      error={error}
      isTrying={isTrying}
      onRetry={() => void tryAgain(() => navigator.onLine && window.location.reload())}
    />
  );
}
