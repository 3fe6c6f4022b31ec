import { reachableLink } from '@pesantren/content/contact/phone';

/**
 * Returns where a link of a body leads: to a file of the provider, or to a number that can be called from everywhere.
 * @param fileUrl makes the URL of an upload absolute.
 */
export function linkTarget(href: string, fileUrl: (address: string) => string): string {
  return href.startsWith('/uploads/') ? fileUrl(href) : reachableLink(href);
}
