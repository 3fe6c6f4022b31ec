import type { LinkProps } from '@pesantren/ui/surroundings';
import { Link, useViewTransitionState } from 'react-router-dom';

/** How the components of `ui` link on this site; `data-going` while the browser goes over to that page. */
export function SiteLink({ href, ...rest }: LinkProps) {
  const going = useViewTransitionState(href);
  return <Link to={href} viewTransition data-going={going || undefined} {...rest} />;
}
