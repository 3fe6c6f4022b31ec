import { systems } from '../systems.ts';
import { faultyProvider } from './server.ts';

const { full, faulty } = systems;
const provider = new URL(full.api).origin;
faultyProvider({ provider, knownSite: full.site, site: faulty.site }).listen(
  faulty.ports.api,
  '127.0.0.1',
);
