import { data, redirect } from 'react-router-dom';
import type { Services } from '../../services.ts';

/** The headers of a page of one visitor, which nobody stores: no search engine lists it, and no other address is told its own. */
export const forOneVisitor = {
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'strict-origin',
} as const;

/** The headers of the form, blank or refused: the browser that fills it alone keeps it, so that Back shows it as it was left. */
export const forOneForm = { ...forOneVisitor, 'Cache-Control': 'private, no-cache' } as const;

/**
 * Returns the address of the visitor for whom alone a page is.
 * @param path where it stands: in any other spelling it came through the cache, which knows no visitor.
 * @throws Response with status 404 under `plain`, which takes no registrations.
 */
export function requireVisitor({ config, visitor }: Services, path: string): string {
  if (config.apiProfile === 'plain') throw data(null, { status: 404 });
  if (!visitor) throw redirect(path);
  return visitor.address;
}
