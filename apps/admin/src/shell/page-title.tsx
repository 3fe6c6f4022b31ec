import { useSchoolIdentity } from './school-identity.ts';

/** The document's title: a page, and whose admin it is. */
export function PageTitle({ children }: { children: string }) {
  const name = useSchoolIdentity()?.name;
  return <title>{[children, name ? `Admin ${name}` : 'Admin'].join(' · ')}</title>;
}
