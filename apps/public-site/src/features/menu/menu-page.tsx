import { callToAction, footerNavigation, mainNavigation } from '@pesantren/content/navigation';
import { Seo } from '../../components/seo.tsx';
import { NavigationLink } from '../../layout/navigation-link.tsx';

const entries = [
  ...mainNavigation.flatMap(({ children, ...entry }) => children ?? [entry]),
  callToAction,
  ...footerNavigation,
].filter(({ path }, index, all) => all.findIndex((other) => other.path === path) === index);

/** /menu: the site's navigation as a page, for browsers without popovers. */
export function MenuPage() {
  return (
    <nav aria-labelledby="menu" className="max-w-page mx-auto px-5 pt-10 md:px-6 md:pt-16">
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
    </nav>
  );
}
