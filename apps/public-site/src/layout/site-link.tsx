import type { LinkProps } from '@pesantren/ui/surroundings';
import { Link } from 'react-router-dom';

/** How the components of `ui` link on this site. */
export function SiteLink({ href, ...rest }: LinkProps) {
  return <Link to={href} {...rest} />;
}
