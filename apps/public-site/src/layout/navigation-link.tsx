import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';

type NavigationLinkProps = ComponentProps<'a'> & { href: string; within?: boolean };

/** A link of the navigation, marked while its page is open; `within` also while one below it is. */
export function NavigationLink({ href, within = false, ...rest }: NavigationLinkProps) {
  return <a href={href} aria-current={useIsCurrent(href, within) ? 'page' : undefined} {...rest} />;
}

/** True while the page at `path` is open, or with `within` one below it; no page is below home. */
export function useIsCurrent(path: string, within: boolean): boolean {
  const { pathname } = useLocation();
  const here = pathname.replace(/\/+$/, '') || paths.home;
  return here === path || (within && path !== paths.home && here.startsWith(`${path}/`));
}
