import { serve } from '@hono/node-server';
import { systems } from '../systems.ts';
import { plainProvider } from './app.ts';

const { ports, username, password, env } = systems.plain;
const app = plainProvider(env.API_KEY ?? '', { username, password });
serve({ fetch: app.fetch, port: ports.api, hostname: '127.0.0.1' });
