import { data } from 'react-router-dom';
import { NotFound } from '../../layout/not-found.tsx';

export function load() {
  return data(null, { status: 404 });
}

/** Any path that no page has. */
export function NotFoundPage() {
  return <NotFound />;
}
