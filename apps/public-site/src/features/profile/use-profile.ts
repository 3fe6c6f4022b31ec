import { profile } from '@pesantren/content/sample/profile';
import { useServices } from '../../services.ts';

/** Returns what the school says of itself: vision, history, structure. */
export function useProfile() {
  return { ...profile, ...useServices().facts.saved };
}
