import { useClock, useUsername } from '../../services.ts';
import type { Saver } from '../../writing/editorial-calls.ts';
import { formatWhen } from '../format-date.ts';

/** Says who saved a version and when, `Bu Siti, hari ini 22.40`; undefined where the provider does not tell. */
export function useSaverInWords(saver: Saver | undefined): string | undefined {
  const own = useUsername();
  const clock = useClock();
  if (!saver) return undefined;
  const { username, at } = saver;
  const name = username === own ? 'Anda di perangkat lain' : username || 'orang lain';
  return `${name}, ${formatWhen(new Date(at), clock)}`;
}
