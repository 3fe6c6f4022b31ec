import { Navigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ResourcePage } from '../../resource/resource-page.tsx';
import { useServices } from '../../services.ts';
import { pageConfig } from './page-config.tsx';
import { PageForm } from './page-form.tsx';

/** The pages that the school writes: the form above, the list below. */
export function PagesPage() {
  if (useServices().client.profile === 'plain') return <Navigate to={paths.articles} replace />;
  return <ResourcePage resource={pageConfig} Form={PageForm} />;
}
