import {
  callToAction,
  footerNavigation,
  mainNavigation,
  parentsEntry,
} from '@pesantren/content/navigation';
import { PageFrame } from '../../components/page-frame.tsx';
import { Seo } from '../../components/seo.tsx';
import { NavigationLink } from '../../layout/navigation-link.tsx';
import { paths } from '../../paths.ts';

const entries = [
  ...mainNavigation.flatMap(({ children, ...entry }) => children ?? [entry]),
  callToAction,
  parentsEntry,
  ...footerNavigation,
  { label: 'Cari', path: paths.search() },
].filter(({ path }, index, all) => all.findIndex((other) => other.path === path) === index);

/** The site's navigation as a page, for browsers without popovers. */
export function Component() {
  return (
    <PageFrame as="nav" aria-labelledby="menu">
      <Seo title="Menu" />
      <h1 id="menu" className="text-h2">
        Menu
      </h1>
      <ul className="mt-6 gap-x-16 md:columns-2">
        {entries.map(({ path, label }) => (
          <li key={path} className="border-default break-inside-avoid border-b">
            <NavigationLink
              href={path}
              className="text-lead hover:text-primary flex min-h-14 items-center font-medium"
            >
              {label}
            </NavigationLink>
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}
