import { school } from '@pesantren/content/school';
import { useServices } from './services.ts';

type SeoProps = {
  /** The page's own title; the school's name follows. None on the home page. */
  title?: string;
  description?: string;
  /** Path of the page's one address; a page without one is kept out of search engines. */
  path?: string;
};

/** Title and meta data of a page; React lifts them into the head. */
export function Seo({ title, description = school.description, path }: SeoProps) {
  const { siteUrl } = useServices().config;
  return (
    <>
      <title>{title ? `${title} · ${school.name}` : `${school.name}, ${school.place}`}</title>
      <meta name="description" content={description} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={siteUrl + path} />
      )}
    </>
  );
}
