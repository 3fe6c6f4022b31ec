import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readConfig } from './config.ts';
import { fetchAhead } from './fetch-ahead.ts';
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

keepPresses();
fetchAhead();
