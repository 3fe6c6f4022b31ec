import { school } from '@pesantren/content/school';
import { useServices } from '../services.ts';
import type { Subject } from './page-metadata.ts';

type SeoProps = {
  /** The page's own title; the school's name follows. None on the home page. */
  title?: string;
  description?: string;
  /** Path of the page's one address; a page without one is kept out of search engines. */
  path?: string;
  about?: Subject;
};

const homeTitle = `${school.name}, ${school.place}`;

/**
 * Title and meta data of a page; React lifts them into the head. What only crawlers read, the server
 * adds from what is noted here (`server/sharing`): no browser loads code for it.
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
