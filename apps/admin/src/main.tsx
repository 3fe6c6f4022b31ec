import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readConfig } from './config.ts';
import { paths } from './paths.ts';
import { Providers } from './providers.tsx';
import { createRouter } from './routes.tsx';
import { createServices } from './services.ts';
import { keepPresses } from './shell/keep-presses.ts';
import './styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

createRoot(root).render(
  <StrictMode>
    <Providers services={createServices(readConfig(document))} router={createRouter()} />
  </StrictMode>,
);

/** The screens that lead to the editor. */
const beforeText: readonly string[] = [
  paths.login,
  paths.articles,
  paths.announcements,
  paths.pages,
  paths.agenda,
];

keepPresses();
fetchAhead();

/**
 * Has the browser fetch and compile the code of a visit's next steps without running it, and after all else that it loads:
 * most of it comes while somebody types a name and a password. The list's file comes by itself, then those of the editor
 * at once, which needs them all, where a text is written next: another screen's own code would wait for them on a slow line.
 * Not where every byte counts, and not while developing, where a step has no file (vite.config.ts).
 */
function fetchAhead(): void {
  const { connection } = navigator as { connection?: { saveData: boolean } };
  if (connection?.saveData) return;
  const [list, ...editor]: string[] = JSON.parse(
    document.getElementById('ahead')?.textContent || '[]',
  );
  const [, , opened] = window.location.pathname.split('/');
  const leadsToText = !opened || beforeText.includes(`/${opened}`);
  if (!list) return;
  preload(list).addEventListener('load', () => {
    if (leadsToText) for (const file of editor) preload(file);
  });
}

function preload(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href });
  document.head.append(link);
  return link;
}
