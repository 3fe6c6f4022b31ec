import { Navigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ResourcePage } from '../../resource/resource-page.tsx';
import { useServices } from '../../services.ts';
import { agendaConfig } from './agenda-config.tsx';
import { AgendaForm } from './agenda-form.tsx';

/** The school's agenda: the form above, the list below. */
export function AgendaPage() {
  if (useServices().client.profile === 'plain') return <Navigate to={paths.articles} replace />;
  return <ResourcePage resource={agendaConfig} Form={AgendaForm} />;
}
