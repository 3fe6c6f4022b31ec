import { admission } from '@pesantren/content/sample/admission';
import { useServices } from '../../services.ts';

/** Returns the waves of admission, what a place costs and what it takes. */
export function useAdmission() {
  return { ...admission, ...useServices().facts.saved };
}
