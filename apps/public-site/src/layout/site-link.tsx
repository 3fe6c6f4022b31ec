import type { LinkProps } from '@pesantren/ui/surroundings';
import { Link, useViewTransitionState } from 'react-router-dom';

/** Where the browser cannot, the router would say so on the console. */
function canFade(): boolean {
  return typeof document !== 'undefined' && 'startViewTransition' in document;
}

/** How the components of `ui` link on this site; `data-going` while the browser goes over to that page. */
export function SiteLink({ href, ...rest }: LinkProps) {
  const going = useViewTransitionState(href);
  return <Link to={href} viewTransition={canFade()} data-going={going || undefined} {...rest} />;
}
