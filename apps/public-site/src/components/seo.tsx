import { school } from '@pesantren/content/school';
import { useServices } from '../services.ts';
import type { Subject } from './page-metadata.ts';

type SeoProps = {
  /** The page's own title; the school's name follows. None on the home page. */
  title?: string;
  description?: string;
  /** Canonical path; a page without one is not indexed. */
  path?: string;
  about?: Subject;
};

const homeTitle = `${school.name}, ${school.place}`;

/**
 * Title and metadata of a page; React hoists them into the head. Tags that only crawlers read are
 * added by the server (`server/metadata`), so that no browser loads code for them.
 */
export function Seo({ title, description = school.description, path, about }: SeoProps) {
  const { config, collectMetadata } = useServices();
  collectMetadata?.({ title: title ?? homeTitle, description, path, about });
  return (
    <>
      <title>{title ? `${title} · ${school.name}` : homeTitle}</title>
      <meta name="description" content={description} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={config.siteUrl + path} />
      )}
    </>
  );
}
