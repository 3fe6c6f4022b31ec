import { type SiteFile, school } from '@pesantren/content/school';

/** Path, on the provider's host, of a file that belongs to the site (contract section 5). */
export function siteFile(name: SiteFile): string {
  return `/uploads/situs/${school.files[name]}`;
}
