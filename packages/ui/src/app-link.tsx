import { use } from 'react';
import { type LinkProps, SurroundingsContext } from './surroundings.ts';

/** A link to a page of the app, the way the app links. */
export function AppLink(props: LinkProps) {
  const { Link } = use(SurroundingsContext);
  return Link ? <Link {...props} /> : <a {...props} />;
}
